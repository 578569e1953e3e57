import type { texts as english } from '../../pages/studio/cards/texts';
import type { texts as englishCloseup } from '../../pages/studio/closeup/texts';
import type { texts as englishTrial } from '../../pages/studio/trial/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted } from './plural';
import { locale } from '../../languages/language';

// The button's own text has no room for a verb.
const STOP = 'Parar';

/** What symbols do in their animations and other pictures, by their files' names. */
const STATES: Readonly<Record<string, string>> = {
  win: 'ganho',
  rest: 'repouso',
  land: 'chegada',
  blur: 'em giro',
};

export const cards = {
  groups: {
    symbols: 'Símbolos',
    stage: 'Máquina e cenário',
    wins: 'Ganhos grandes',
    shell: 'Páginas',
    sounds: 'Sons',
  },
  count: (replaced, all) => `${replaced} de ${all} itens trocados`,
  state: (symbol, state) => `${symbol} (${STATES[state] ?? state})`,
  states: {
    title: 'Animações e desfoque',
    text: 'Escolha um arquivo ou dê a ele o nome indicado.',
    names: {
      win: 'Em um ganho',
      rest: 'Quando os rolos param',
      land: 'Quando o rolo dele chega',
      blur: 'Enquanto o rolo dele gira',
    },
    chooseFor: (name) => `Escolher um arquivo para ${name}`,
    remove: 'Remover',
    removeThis: (name) => `Remover ${name}`,
  },
  card: {
    original: 'Original',
    originalOf: (name) => `${name}, original`,
    custom: 'Sua versão',
    customOf: (name) => `${name}, sua versão`,
    empty: 'Solte {file}',
    choose: 'Escolher',
    chooseFor: {
      picture: (name) => `Escolher uma imagem para ${name}`,
      sound: (name) => `Escolher um som para ${name}`,
      font: (name) => `Escolher uma fonte para ${name}`,
    },
    restore: 'Restaurar original',
    restoreThis: (name) => `Restaurar original: ${name}`,
    move: 'Mover',
    moveTo: 'Novo lugar',
    moveThis: (name) => `Mover ${name} para outro lugar`,
    look: 'Ver de perto',
    lookAt: (name) => `Ver de perto: ${name}`,
    shown: ({ width, height }) => `Até ${width} × ${height} px no jogo`,
    high: (height) => `Até ${height} px de altura no jogo`,
    animated: 'Inclui sua animação.',
  },
  preview: {
    text: 'Nos jogos, o som fica desligado até que a pessoa o ligue.',
    original: 'Original',
    custom: 'Sua versão',
    stop: STOP,
    of: (action, name) => (action === STOP ? `${STOP}: ${name}` : `Ouvir: ${action}, ${name}`),
    failed: 'Seu navegador não conseguiu tocar este som.',
  },
  wins: {
    text: 'O original não tem imagens para isto. Para escrever o total, desenhe os dez algarismos em telas da mesma altura ou adicione uma fonte.',
    missing: (digits) =>
      `Seus algarismos serão usados quando os dez estiverem aqui. Ainda faltam: ${digits.join(', ')}.`,
  },
  figure: (name) => (name === 'comma' ? 'Vírgula' : name === 'point' ? 'Ponto' : `Algarismo ${name}`),
  gameCard: (game) => `Cartão do ${game}`,
  sounds: {
    'reels-start': 'Partida dos rolos',
    'reel-land': 'Parada de um rolo',
    count: 'Contagem do ganho',
    'count-end': 'Fim da contagem',
    'win-small': 'Ganho pequeno',
    'win-good': 'Ganho bom',
    'win-big': 'Ganho grande',
    'win-huge': 'Ganho enorme',
    'win-giant': 'Ganho gigante',
    coins: 'Moedas entram',
    refusal: 'Giro recusado',
    'bed-water': 'Fundo: água',
    'bed-wood': 'Fundo: madeira',
    'bed-bells': 'Fundo: sinos',
  },
  pictures: {
    'age-18': 'Selo 18+',
    banner: 'Banner',
    bonus: 'Bônus diário',
    bubble: 'Bolha',
    burst: 'Brilho atrás do total',
    coin: 'Moeda',
    'desert-oasis': 'Cartão do Oásis no Deserto',
    font: 'Fonte do total',
    frame: 'Moldura',
    'frame-tall': 'Moldura alta',
    icon: 'Ícone',
    'kelp-left': 'Alga esquerda',
    'kelp-right': 'Alga direita',
    logo: 'Logo',
    'lost-at-sea': 'Perdida no mar',
    plate: 'Placa de aposta e ganho',
    rays: 'Raios de luz',
    reels: 'Rolos',
    'scene-light': 'Água ensolarada',
    'scene-reef': 'Recife',
    'scene-sand': 'Fundo do mar',
    sign: 'Letreiro',
    'sign-tall': 'Letreiro alto',
    title: 'Placa atrás do título',
    trophy: 'Troféu',
    wordmark: 'Nome do jogo',
  },
} satisfies Translation<typeof english>;

export const closeup = {
  adjust: {
    open: 'Ajustar',
    openFor: (name) => `Ajustar ${name}`,
    close: 'Pronto',
    title: (name) => `Ajustar ${name}`,
    help: 'Arraste a imagem, o canto ou a alça acima dela. Ou use as setas do teclado para mover, + e - para redimensionar e [ e ] para girar.',
    field: (name) => `${name} no seu lugar`,
    left: 'Mover para a esquerda',
    right: 'Mover para a direita',
    up: 'Mover para cima',
    down: 'Mover para baixo',
    larger: 'Maior',
    smaller: 'Menor',
    turnLeft: 'Girar à esquerda',
    turnRight: 'Girar à direita',
    ground: 'Remover o fundo',
    fit: 'Como ocupa o espaço',
    cover: 'Preencher',
    contain: 'Mostrar inteira',
    reset: 'Redefinir',
    failed: 'Seu navegador não conseguiu ler esta imagem de novo.',
  },
  closeup: {
    still: 'Em repouso',
    blurred: 'Em velocidade máxima',
    outline: 'Em silhueta',
    win: 'Em um ganho',
    label: (name, state, version) => `${name}, ${state}, ${version}`,
    on: (label, ground) => `${label}, em fundo ${ground === 'dark' ? 'escuro' : 'claro'}`,
    side: (pixels) => `${pixels} px`,
    play: 'Ver o ganho',
    playOf: (name, version) => `Ver o ganho de ${name}, ${version}`,
    parts: 'Partes que se movem',
    missingPart: (part) => `${part} (ausente)`,
    noParts: 'Esta imagem não tem nenhuma dessas partes, por isso pula inteira.',
    fewerParts: 'As partes que faltam nesta imagem não se movem.',
  },
} satisfies Translation<typeof englishCloseup>;

export const trial = {
  trial: {
    title: 'Nos rolos',
    text: 'Estas moedas são só para testar.',
    reels: 'Rolos',
    coins: 'Moedas',
    win: 'Ganho',
    returned: 'Moedas de volta',
    sizes: {
      small: 'Ganho pequeno',
      good: 'Ganho bom',
      big: 'Ganho grande',
      huge: 'Ganho enorme',
      giant: 'Ganho gigante',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0
        ? 'Sem comemoração'
        : `${formatCoins(seconds)} s, ${counted(coins, 'moeda', 'moedas')}, ${counted(bubbles, 'bolha', 'bolhas')}`,
    showIt: 'Ver',
    showOf: (level) => `Ver: ${level}`,
    winOf: (level, win) => `${level}: ${win}`,
    symbolTimes: (symbol, times) => `${symbol} ${times.toLocaleString(locale())}×`,
    none: 'Sem ganho',
    idle: 'Pressione um ganho para vê-lo.',
    spinning: 'Girando...',
    lost: 'Sem ganho.',
    outcome: (level, { spins, payout }, won, feature = { spin: 'giro', spins: 'giros' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won.map((part, place) => (place === 0 ? part : part.toLowerCase())) : []),
        ...(wins > 1 ? [counted(wins, 'linha', 'linhas')] : []),
        ...(collected > 0 ? [counted(collected, 'símbolo coletado', 'símbolos coletados')] : []),
        ...(free > 0 ? [`${counted(free, feature.spin, feature.spins)} grátis`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${counted(payout, 'moeda', 'moedas')}.`;
    },
    lessMotion:
      'O movimento reduzido está ligado. Os símbolos surgem aos poucos, e os ganhos se iluminam sem se mover.',
  },
} satisfies Translation<typeof englishTrial>;
