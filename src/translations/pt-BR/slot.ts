import { locale } from '../../languages/language';
import { MINUTE_MS } from '../../engine/time';
import type { texts as englishHelp } from '../../pages/slot/help/texts';
import type { texts as englishReplay } from '../../pages/slot/replay/texts';
import type { texts as english } from '../../pages/slot/texts';
import { netOf } from '../../player/limits/play-log';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import type { texts as englishStage } from '../../stage/wins/texts';
import type { Translation } from '../translation';
import { counted, plural } from './plural';
import { ui } from './shell';

const { coins } = ui;

const minutes = (count: number): string => `${formatCoins(count)} min`;

export const slot = {
  bet: 'Aposta',
  win: 'Ganho',
  chooseBet: 'Escolha uma aposta',
  betChoice: coins,
  lowerBet: (step) => `Diminui a aposta em ${coins(step)}`,
  raiseBet: (step) => `Aumenta a aposta em ${coins(step)}`,
  spin: 'GIRAR!',
  spinning: 'Girando...',
  stage: 'Rolos: pressione Espaço ou Enter para girar',
  reels: 'Rolos',
  finish: 'Toque para concluir',
  simpleReels: 'Mostrando rolos simples. Suas moedas estão seguras.',
  retry: 'Tentar de novo',
  soundOffer: { question: 'Jogar com som?', accept: 'Ligar', decline: 'Agora não' },
  help: 'Ajuda',
  watchAgain: 'Ver de novo',
  noReplay: {
    title: 'Não foi possível carregar a rodada',
    description: 'Verifique sua conexão e tente de novo.',
  },
  helpTip: 'Regras, tabela de pagamentos, chances e atalhos',
  looks: {
    button: 'Visuais',
    title: 'Escolha um visual',
    text: 'Ele muda os jogos e todas as páginas, na hora ou assim que os rolos pararem.',
    notLoaded: {
      title: 'Não foi possível carregar os visuais',
      description: 'Verifique sua conexão e tente de novo.',
    },
  },
  noHelp: {
    title: 'Não foi possível carregar a ajuda',
    description: 'Verifique sua conexão e tente de novo.',
  },

  session: 'Sessão',
  net: 'Resultado',
  minutes,
  minutesAndLeft: (played, left) =>
    `${minutes(played)} · ${plural(left, 'resta', 'restam')} ${minutes(left)}`,
  gained: formatNet,
  blocked: (block, when) => {
    switch (block.reason) {
      case 'break':
        return { title: 'Você está em pausa.', description: `Os jogos reabrem ${when}.` };
      case 'session':
        return {
          title: 'Você atingiu seu limite de sessão.',
          description: `Hora de descansar. Você pode girar de novo ${when}.`,
        };
      case 'bet limit': {
        const per = block.per === 'day' ? 'diário' : 'semanal';
        return block.left > 0
          ? {
              title: `Esta aposta passa do seu limite ${per}.`,
              description: `Você ainda pode apostar até ${coins(block.left)}. Seu limite é renovado ${when}.`,
            }
          : {
              title: `Você atingiu seu limite ${per} de apostas.`,
              description: `Você pode apostar de novo ${when}.`,
            };
      }
    }
  },
  onBreak: {
    title: 'Em pausa',
    text: (when) => `Os jogos reabrem ${when}, como você pediu. Até lá, suas moedas ficam guardadas.`,
    help: 'Buscar ajuda ou bloquear sites de apostas de vez',
    home: 'Voltar à praia',
  },
  reminder: {
    title: { daily: 'Antes de jogar hoje', minutes: 'Como está seu jogo até agora' },
    intro: {
      daily: 'Você pediu para ver isto no primeiro giro do dia.',
      minutes: 'Você pediu lembretes enquanto joga.',
    },
    yesterday: 'Ontem',
    thisWeek: 'Esta semana',
    sinceReminder: 'Desde o último lembrete',
    today: 'Hoje',
    rows: [
      { name: 'Tempo de jogo', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'Moedas apostadas', value: ({ bet }) => formatCoins(bet) },
      { name: 'Moedas ganhas', value: ({ won }) => formatCoins(won) },
      { name: 'Resultado', value: (played) => formatNet(netOf(played)) },
    ],
    goOn: 'Continuar',
    takeBreak: 'Fazer uma pausa',
    rounds: 'Ver minhas rodadas',
  },

  paytable: 'Tabela de pagamentos',
  times: (payout) => `${formatCoins(payout)}×`,
  coins,
  forBet: (bet) => `Para uma aposta de ${formatCoins(bet)}`,
  ofAKind: (count) => `${count} iguais`,
  collectedFor: (payout) => `${coins(payout)} ao coletar`,
  lines: (lines) => `As ${lines} linhas`,
  linePicture: (line, rows) => `${line}: fileiras ${rows.join(', ')}`,
  reelPicture: (line) => `${line}, de cima para baixo`,
  inOrder: (place) => `${place}º`,
  strips: {
    show: 'Ver os rolos',
    base: 'Faixas dos rolos em um giro normal',
    feature: (spin) => `Faixas dos rolos em um ${spin} grátis`,
    note: 'Cada rolo tem a mesma chance de parar em qualquer posição. O símbolo dessa posição aparece no alto, com os seguintes abaixo dele. Depois da última posição vem a primeira.',
    position: 'Posição',
    reel: (number) => `Rolo ${number}`,
  },
  feature: {
    multiplier: (multiplier) => `×${formatCoins(multiplier)}`,
    left: (left, spins) => `${plural(left, 'Resta', 'Restam')} ${formatCoins(left)} ${spins}`,
    last: (spin) => `Último ${spin}`,
    numbered: (spin, number, of) => `${spin} ${formatCoins(number)}/${formatCoins(of)}`,
    toNext: (collectors, collected, every) => `${collectors} ${formatCoins(collected)}/${formatCoins(every)}`,
    paid: (played, spins, payout) =>
      `${formatCoins(played)} ${spins} ${plural(played, 'pagou', 'pagaram')} ${coins(payout)}`,
    spin: (spin, number) => `${spin} ${number}`,
  },
  paidBy: {
    times: (count, symbols, times) => `${count} ${symbols} × ${formatCoins(times)}`,
    line: (line, count, symbols, payout) => `${line}: ${count} ${symbols}, ${formatCoins(payout)}`,
    lines: (lines, payout) => `${counted(lines, 'linha', 'linhas')}: ${formatCoins(payout)}`,
    collected: (collector, payout) => `${collector}: ${formatCoins(payout)}`,
  },
  checkOdds: 'Confira as chances',
  odds: ({ hitRate, returnToPlayer, largestWin, feature }, { feature: named, oddsNote }) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `Cerca de 1 em cada ${spinsPerWin} giros paga (${formatPart(hitRate)}). Ao longo de muitos giros, você recebe de volta cerca de ${formatRounded(returnToPlayer * 100)} moedas a cada 100 apostadas (${formatPart(returnToPlayer)}). ${oddsNote}`;
    }
    return `Cerca de 1 em cada ${spinsPerWin} giros paga ou inicia ${named.spins} grátis (${formatPart(hitRate)}), e cerca de 1 em cada ${formatRounded(1 / feature.rate)} inicia ${named.spins} grátis. Ao longo de muitos giros, você recebe de volta ${formatPart(returnToPlayer)} do que aposta, e ${formatPart(feature.share)} disso vem dos ${named.spins} grátis. O maior ganho possível é de ${formatCoins(largestWin)} vezes a sua aposta. ${oddsNote}`;
  },
} satisfies Translation<typeof english>;

export const replay = {
  name: 'Replay',
  notice: 'Replay. Suas moedas não mudam.',
  proof: 'Qualquer pessoa pode criar um link assim. Ele não prova nada.',
  watchAgain: 'Ver de novo',
  share: 'Compartilhar',
  savePicture: 'Salvar imagem',
  play: 'Jogar',
  faults: {
    'not a code': 'Este link não contém uma rodada. Copie o link inteiro e tente de novo.',
    'too long': 'Este link é longo demais para ser uma rodada. Copie só o link e tente de novo.',
    'cut off': 'Falta uma parte deste link. Copie o link inteiro e tente de novo.',
    'other rules':
      'Esta rodada é de outro jogo, ou anterior a uma mudança nas regras deste. Confira se o link é deste jogo.',
    impossible: 'A rodada deste link é impossível neste jogo.',
  },
  faultTitle: 'Não é possível mostrar esta rodada',
  sharedText: (game) => `${game}. Veja esta rodada`,
  copied: { title: 'Link copiado', description: 'Cole onde quiser.' },
  notCopied: {
    title: 'Não foi possível copiar o link',
    description: 'Copie-o da barra de endereço.',
  },
  notDrawn: {
    title: 'Não foi possível criar a imagem',
    description: 'Você ainda pode compartilhar o link.',
  },
  notSaved: {
    title: 'Não é possível salvar a imagem',
    description:
      'Seu navegador oculta o que este site desenha para evitar rastreamento. Você ainda pode compartilhar o link.',
  },
  picture: {
    times: (multiple) => `${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}×`,
    ofTheBet: 'a aposta',
    noWin: 'Sem ganho',
    ofAKind: (count, symbols) => `${count} ${symbols}`,
    moreLines: (lines) => `Mais ${counted(lines, 'linha', 'linhas')}`,
    freeSpins: (count, spins) => `${count} ${spins} grátis`,
    captionTimes: (spin, multiplier) => `${spin} · ${multiplier}`,
    footer: 'Moedas virtuais sem valor em dinheiro · 18+',
  },
} satisfies Translation<typeof englishReplay>;

export const help = {
  title: 'Ajuda',
  close: 'Fechar',
  rules: 'Regras',
  bet: ({ min, max, step }) =>
    `Escolha uma aposta de ${formatCoins(min)} a ${formatCoins(max)} moedas, de ${formatCoins(step)} em ${formatCoins(step)}, e gire. A aposta sai do seu saldo quando os rolos começam a girar.`,
  paid: 'Os ganhos entram no seu saldo quando os rolos param. As moedas servem só para jogar e não têm valor em dinheiro. O jogo é para adultos a partir de 18 anos.',
  odds: 'Chances',
  anyLine: 'Cada linha',
  line: (spins) => `1 em cada ${formatRounded(spins)} giros`,
  keys: 'Atalhos do teclado',
  helpKey: 'Abrir a Ajuda com a tecla ?',
  keyList: (page) => [
    { keys: ['Tab', 'Shift + Tab'], does: 'Ir para o próximo botão ou link, ou voltar' },
    {
      keys: ['Espaço', 'Enter'],
      does: 'Girar (nos rolos ou em GIRAR!) ou pressionar o botão selecionado',
    },
    { keys: ['Espaço'], does: 'Girar, quando nenhum botão ou link está selecionado' },
    { keys: ['?'], does: `Abrir a Ajuda na página ${page}` },
    { keys: ['Esc'], does: 'Fechar a Ajuda, o menu ou uma mensagem' },
    { keys: ['F8'], does: 'Ir para as mensagens' },
  ],
} satisfies Translation<typeof englishHelp>;

export const stage = {
  line: (name, paid) => `${name}: ${paid}`,
  tally: (values, multiplier, paid) => `${values}${multiplier > 1 ? `, vezes ${multiplier}` : ''}: ${paid}`,
} satisfies Translation<typeof englishStage>;
