import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Prevalece a versão em inglês.',
  summary:
    'Tudo sobre o seu jogo fica neste navegador, neste dispositivo. Não pedimos nada, não coletamos nada e não compartilhamos nada.',
  sections: [
    {
      title: 'O que fica guardado, e onde',
      body: [
        'O Lucky Fishing guarda isto no armazenamento do seu navegador:',
        [
          'seu saldo de moedas e o número de rodadas que você começou;',
          'para cada jogo, sua aposta e os últimos símbolos nos rolos, além de qualquer rodada que ainda não terminou;',
          'os dias em que você resgatou o bônus diário;',
          'sua situação no desafio desta semana, seus resultados das semanas anteriores e seus recordes;',
          'todas as rodadas que você terminou, seus totais e o dia em que pediu uma cópia pela última vez, que você vê na sua página Perfil;',
          'o nome e a imagem que você escolheu lá, se escolheu;',
          'suas configurações: som e volume, vibração, movimento, visual, idioma, gráficos e o atalho da ajuda;',
          'os limites que você definiu, quando sua pausa termina, e quanto tempo você jogou, quanto apostou e quanto ganhou, por dia;',
          'uma cópia de qualquer jogo salvo que não pôde ser lido, para que nada se perca;',
          'as imagens e os sons que você adicionou no estúdio e o que informou sobre eles;',
          'a última pasta que você deixou o estúdio monitorar, com os nomes dos arquivos, seus tamanhos e quando você os salvou;',
          'uma cópia do próprio jogo, com imagens e sons, para você jogar sem internet;',
          'até onde você rolou cada página, até você fechar a aba.',
        ],
        'Nada disso é enviado a lugar nenhum. Fica guardado para que seu jogo continue lá quando você voltar.',
      ],
    },
    {
      title: 'O que não fazemos',
      body: [
        [
          'Não há login. Não sabemos seu nome, seu endereço nem sua idade. O nome na sua página Perfil fica no seu dispositivo.',
          'Não há cookies, anúncios, análise de uso nem rastreamento.',
          'O jogo não tem servidor próprio. Imagens, fontes e código vêm todos deste site.',
          'Nada é vendido aqui, então ninguém pede seus dados de pagamento.',
        ],
      ],
    },
    {
      title: 'A hospedagem deste site',
      body: [
        'Como todo site, este é entregue por um serviço de hospedagem. Por segurança, o serviço pode guardar registros técnicos dos acessos por tempo limitado, como endereço IP, horário e navegador. Esses registros não são ligados ao seu jogo.',
      ],
    },
    {
      title: 'Links para outros sites',
      body: [
        'Algumas páginas têm links para organizações que ajudam quem tem problemas com jogos e apostas, e para ferramentas que bloqueiam sites. Esses sites têm suas próprias políticas de privacidade. Os links não contam a eles de que página você veio.',
        'Se você abrir o link da skin de um amigo, seu navegador baixa a skin do site onde ela está. Como qualquer site, ele vê seu endereço IP. Do seu jogo, ele não recebe nada.',
      ],
    },
    {
      title: 'Suas escolhas',
      body: [
        'Você pode apagar tudo a qualquer momento, limpando os dados deste site nas configurações do navegador. Também pode apagar o jogo na [página Configurações](settings), que informa o que é apagado e o que fica. Depois disso, seu jogo recomeça do zero. As moedas virtuais não têm valor em dinheiro, então você não perde dinheiro.',
        'Um arquivo de jogo salvo da sua página Perfil é só seu. Ele é criado no seu dispositivo e nunca é enviado a lugar nenhum. Se seu navegador não deixa o jogo guardar nada, você ainda pode jogar, mas suas moedas se perdem quando você sai.',
      ],
    },
    {
      title: 'Crianças e adolescentes',
      body: [
        'Lucky Fishing é para adultos a partir de 18 anos. Não coletamos dados pessoais de ninguém, nem de crianças.',
      ],
    },
    {
      title: 'Mudanças',
      body: [
        'Esta política pode ser alterada mediante aviso. Anunciamos cada mudança neste site antes que ela passe a valer.',
      ],
    },
  ],
} satisfies PolicyTexts;
