import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Prevalece a versão em inglês.',
  summary:
    'Lucky Fishing é um jogo para adultos. Você joga com moedas virtuais que não valem nada fora do jogo. Jogue por diversão.',
  sections: [
    {
      title: '1. Aceitação',
      body: [
        'Ao jogar Lucky Fishing, você aceita estes termos, a [Política de Privacidade](privacy) e a página sobre [Jogo Responsável](responsibleGaming). Se não concorda, por favor, não jogue.',
      ],
    },
    {
      title: '2. Quem pode jogar',
      body: [
        'A idade mínima é de 18 anos. Se a lei do lugar onde você mora exigir uma idade mínima maior para jogos como este, você precisa ter pelo menos essa idade. Lucky Fishing é entretenimento. Ir bem aqui não diz nada sobre como você se sairia em apostas com dinheiro.',
      ],
    },
    {
      title: '3. Moedas virtuais',
      body: [
        [
          'As moedas virtuais não têm valor em dinheiro. Você não pode trocá-las por dinheiro, produtos ou serviços, nem conosco nem com mais ninguém.',
          'Moedas, prêmios e bônus fazem parte do jogo. Eles não podem ser vendidos, emprestados nem transferidos.',
          'Você só pode usá-los no jogo. Eles não são propriedade sua.',
        ],
      ],
    },
    {
      title: '4. Compras',
      body: [
        'Hoje nada está à venda no Lucky Fishing, e ninguém deve pedir dinheiro a você para jogar. Se um dia moedas virtuais forem vendidas, as compras serão definitivas e não reembolsáveis, a menos que a lei dê a você um direito irrenunciável.',
      ],
    },
    {
      title: '5. Como as rodadas são decididas',
      body: [
        [
          'Quando você aperta GIRAR!, o gerador criptográfico de números aleatórios do seu navegador sorteia o resultado inteiro, inclusive eventuais giros grátis. Se a página de um jogo lista as faixas dos rolos, cada rolo tem a mesma chance de parar em qualquer posição. Se não lista, todo símbolo tem a mesma chance em cada posição.',
          'Sua aposta é descontada e o resultado é salvo em um único passo. Se você fechar a página antes de os rolos pararem, a rodada será concluída e paga na sua próxima visita.',
          'A página de cada jogo mostra quanto cada símbolo paga e com que frequência o jogo paga.',
          'Se um erro do programa mudar o resultado de uma rodada, podemos corrigi-lo. Isso só pode afetar moedas, que não têm valor em dinheiro.',
        ],
      ],
    },
    {
      title: '6. Seu jogo salvo',
      body: [
        'Não há contas. Suas moedas ficam neste navegador, neste dispositivo, e não temos nenhuma cópia delas. Se você limpar os dados do site ou fechar uma janela anônima, suas moedas serão apagadas, e não poderemos recuperá-las. Para levá-las a outro dispositivo, use um arquivo de jogo salvo da sua [página Perfil](profile).',
      ],
    },
    {
      title: '7. Uso adequado',
      body: [
        'Não use o Lucky Fishing para violar a lei, não atrapalhe o jogo de outras pessoas e não o ofereça a menores de 18 anos. As imagens, os textos e o código pertencem a seus autores, e você pode usá-los de acordo com as licenças que os acompanham.',
      ],
    },
    {
      title: '8. Sem garantia',
      body: [
        'O jogo é oferecido como está. Não prometemos que ele estará sempre disponível nem livre de erros. Até onde a lei permite, não nos responsabilizamos por perdas decorrentes de jogar ou de não conseguir jogar. Isso não afeta seus direitos legais de consumidor.',
      ],
    },
    {
      title: '9. Mudanças',
      body: [
        'Estes termos podem ser alterados mediante aviso. Anunciamos cada mudança neste site antes que ela passe a valer. Se você continuar jogando depois disso, os novos termos se aplicam.',
      ],
    },
  ],
} satisfies PolicyTexts;
