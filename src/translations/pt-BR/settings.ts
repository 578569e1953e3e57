import type { texts as englishYourSkins } from '../../features/your-skins/texts';
import type { texts as englishLooks } from '../../pages/looks/texts';
import type { texts as english } from '../../pages/settings/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

export const settings = {
  intro:
    'As mudanças valem na hora em todas as abas abertas e continuam na sua próxima visita. Como o resto do seu jogo, elas ficam guardadas neste dispositivo e nunca são enviadas a lugar nenhum.',
  language: {
    title: 'Idioma',
    text: 'Muda os jogos e todas as páginas na hora. Enquanto você não escolher um, vale o do navegador.',
    automatic: 'Igual ao navegador',
  },
  sound: {
    title: 'Som',
    text: 'Ouça os rolos, o que você pesca e a água ao redor enquanto joga.',
    on: 'Som ligado',
    effects: 'Volume dos efeitos',
    music: 'Volume da música',
    mono: 'Mesmo som nos dois ouvidos (mono)',
    percent: (volume) => `${volume}%`,
    spoken: (volume) => `${volume} por cento`,
    off: 'O som está desligado. Ligue para ouvir o jogo.',
  },
  motion: {
    title: 'Movimento',
    text: (seconds) => `Quanto movimento há na tela. Um giro sempre leva ${seconds} segundos.`,
    choices: {
      system: {
        title: 'Igual ao dispositivo',
        text: 'Segue a configuração de movimento do seu dispositivo.',
      },
      full: { title: 'Completo', text: 'Os rolos giram, os ganhos são comemorados e o mar se move.' },
      reduced: {
        title: 'Reduzido',
        text: 'Os símbolos surgem aos poucos em vez de girar, e os ganhos apenas se iluminam.',
      },
    },
    inUse: { full: 'Em uso: movimento completo.', reduced: 'Em uso: movimento reduzido.' },
    idle: 'Deixar o mar se mover por alguns segundos entre os giros',
    idleReduced: 'Com movimento reduzido, o mar fica parado.',
  },
  vibration: {
    title: 'Vibração',
    text: 'Sinta quando um rolo para ou quando você ganha.',
    switchOn: 'Vibrar durante o jogo',
  },
  look: {
    title: 'Visual',
    text: 'A aparência dos jogos e das páginas. Durante um giro, um novo visual espera os rolos pararem.',
    link: 'Ver quem criou os visuais',
  },
  renderer: {
    title: 'Gráficos',
    text: 'Como os rolos são desenhados. Se isso falhar enquanto você joga, o jogo muda para Simples.',
    choices: {
      automatic: { title: 'Automático', text: 'Escolhe o que funciona melhor neste dispositivo.' },
      webgl: { title: 'WebGL', text: 'Rápido com processador gráfico, lento sem ele.' },
      canvas: { title: 'Canvas', text: 'Funciona sem processador gráfico.' },
      dom: { title: 'Simples', text: 'Desenhado pela própria página. Funciona em qualquer navegador.' },
    },
    inUse: {
      webgl: 'Em uso: WebGL.',
      bestWebgl: 'Em uso: WebGL, porque este dispositivo tem processador gráfico.',
      slowWebgl: 'Em uso: WebGL, sem processador gráfico. Aqui, Canvas seria mais rápido.',
      canvas: 'Em uso: Canvas.',
      faultyWebgl: 'Em uso: Canvas, porque o WebGL erra as cores aqui.',
      noWebgl: 'Em uso: Canvas, porque este navegador não tem WebGL.',
      noGraphicsProcessor: 'Em uso: Canvas, porque o WebGL é lento sem processador gráfico.',
      dom: 'Em uso: Simples.',
      noCanvas: 'Em uso: Simples, porque este navegador não consegue desenhar em um canvas.',
    },
  },
  customSkin: {
    title: 'Sua arte',
    text: 'Use suas próprias imagens e veja na hora como ficam nos rolos.',
    link: 'Abrir o estúdio',
    note: 'Desenhe um peixe, uma moldura ou o mar inteiro. O que você não desenhar fica com a imagem original. Suas imagens ficam neste dispositivo.',
  },
  keys: {
    title: 'Atalho do teclado',
    text: 'Usa controle por voz? Desligue este atalho para que o ditado não o acione.',
    helpKey: 'Abrir a Ajuda com ? na página de um jogo',
  },
  limits: {
    title: 'Jogue com responsabilidade',
    text: 'As mesmas ferramentas da página Jogo Responsável. Apagar seu jogo não afrouxa seus limites.',
  },
  reset: {
    title: 'Começar de novo',
    text: 'Apaga seu jogo deste navegador, em todas as abas. Não dá para desfazer.',
    goes: {
      title: 'O que é apagado',
      list: (coins) => [
        `suas moedas (você recomeça com ${formatCoins(coins)})`,
        'seu perfil, o histórico de rodadas, os recordes, a sequência do bônus diário e os resultados do desafio semanal',
        'todas as configurações desta página, menos seus limites e pausas',
        'cópias de jogos salvos que não puderam ser lidos',
      ],
    },
    stays: {
      title: 'O que fica',
      list: [
        'seus limites e pausas, e o que você jogou nesta semana e na semana passada, para que continuem contando',
        'suas próprias imagens no estúdio',
        'a cópia do jogo que permite jogar sem internet',
      ],
    },
    copy: {
      text: 'Salve uma cópia antes. Ela guarda tudo em um só arquivo, que você pode importar na sua página Perfil.',
      button: 'Salvar uma cópia',
      failed: {
        title: 'A cópia não foi salva',
        description: 'Recarregue a página e tente de novo.',
      },
      withoutHistory: {
        title: 'A cópia está sem o histórico',
        description:
          'Seu navegador não conseguiu ler seu histórico. Recarregue a página e salve outra cópia.',
      },
    },
    word: 'APAGAR',
    label: 'Para apagar seu jogo, digite {word}',
    wrong: 'Digite a palavra acima em letras maiúsculas, e nada mais.',
    button: 'Apagar meu jogo',
    busy: 'Apagando...',
    outcomes: {
      everything: (coins) => ({
        title: 'Seu jogo foi apagado',
        description: `Você recomeça com ${formatCoins(coins)} moedas.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Seu jogo foi apagado',
        description: `Você tem ${formatCoins(coins)} moedas. Seu navegador não apagou todas as rodadas e cópias antigas. Para removê-las, limpe os dados deste site.`,
      }),
      'this visit': () => ({
        title: 'Esta visita recomeça do zero',
        description: 'Seu navegador não está salvando o jogo agora. Tudo o que ele salvou antes continua lá.',
      }),
    },
    failed: {
      title: 'Nada foi apagado',
      description:
        'Seu navegador não conseguiu salvar o novo jogo. Libere espaço ou permita que este site guarde dados, depois recarregue a página e tente de novo.',
    },
  },
} satisfies Translation<typeof english>;

export const looks = {
  intro:
    'O visual que você escolhe em Configurações vale nos dois jogos e em todas as páginas. Aqui você pode experimentar um nos rolos antes, só nesta visita.',
  author: 'Criado por',
  licence: 'Licença',
  games: 'Feito para',
  tryOn: 'Ver nos rolos',
  tryOnLook: (name) => `Ver ${name} nos rolos`,
  choose: 'Escolher um visual em Configurações',
  make: 'Criar o seu no estúdio',
} satisfies Translation<typeof englishLooks>;

export const yourSkins = {
  by: (author) => `De ${author}.`,
  open: 'Aberta no estúdio.',
  share: 'Compartilhar',
  shareThis: (name) => `Compartilhar ${name}`,
  unnamed: {
    title: 'Ainda não dá para compartilhar esta skin',
    description: 'Abra-a no estúdio e preencha o nome, o artista e a licença.',
  },
  downloaded: (file) =>
    `O download de ${file} começou. Seus amigos podem soltá-lo em qualquer página dos jogos.`,
  notShared: (file) => ({
    title: `${file} não foi compartilhado`,
    description: 'Se preferir, você pode salvá-lo como arquivo.',
    save: 'Salvar como arquivo',
  }),
  remove: 'Remover',
  removeThis: (name) => `Remover ${name}`,
  sure: 'Remover esta skin?',
  yes: 'Sim, remover',
  no: 'Manter',
  removed: {
    title: 'Removidas recentemente',
    bringBack: 'Trazer de volta',
    bringBackThis: (name) => `Trazer ${name} de volta`,
    done: (name) => `${name} foi removida. Você pode trazê-la de volta.`,
    undone: (name) => `${name} está de volta.`,
  },
  gone: {
    title: 'Sua skin sumiu',
    description: 'A skin que você usava não está mais neste dispositivo, então você vê o visual original.',
  },
  failed: {
    title: 'Nada mudou nas suas skins',
    description: 'Seu navegador não conseguiu ler ou salvar as skins. Recarregue a página e tente de novo.',
  },
} satisfies Translation<typeof englishYourSkins>;
