import { locale } from '../../languages/language';
import { capitalised } from '../../games/spoken';
import type { texts as english } from '../../pages/fairness/texts';
import { formatCoins, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted, plural } from './plural';

const rounds = (count: number): string => counted(count, 'rodada', 'rodadas');

export const fairness = {
  intro:
    'Você não precisa acreditar na nossa palavra. Compare as chances com as suas rodadas, refaça as contas neste dispositivo e veja como uma rodada é sorteada.',
  own: {
    title: 'Suas rodadas e as chances',
    next: 'Suas rodadas passadas não dizem nada sobre a próxima. Toda rodada é sorteada do zero: um jogo nunca fica devendo um ganho a você, e uma maré de sorte não gasta a sua sorte.',
    none: 'Você ainda não jogou, e tudo bem. Quando jogar, vai ver aqui como suas rodadas se comparam com as chances.',
    noneOf: 'Você ainda não jogou este jogo.',
    reading: 'Lendo suas rodadas...',
    rounds,
    wins: 'Ganhos e retorno',
    winsIn: (game) => `${game}: ganhos e retorno`,
    symbols: 'Símbolos',
    symbolsIn: (game) => `${game}: símbolos`,
    columns: { own: 'Você', expected: 'Esperado', range: 'Acaso' },
    figure: 'Valor',
    symbol: 'Símbolo',
    paid: 'Rodadas que pagaram',
    return: 'Retorno médio',
    returnNote:
      '100% significa que uma rodada média devolveu a sua aposta. Toda rodada conta igual, seja qual for a aposta.',
    symbolsNote: (spins) =>
      `Quantas vezes cada símbolo apareceu nos rolos.${spins ? ` Os ${spins} grátis usam outros rolos, por isso não são contados.` : ''}`,
    outside: 'fora',
    inside: 'Todos os seus valores estão no intervalo que o acaso sozinho explica.',
    someOutside: (names, figures) =>
      `Fora do intervalo: ${names}. Com ${figures} valores, só o acaso já deixa pelo menos um de fora para cerca de um em cada ${formatRounded(1 / (1 - 0.99 ** figures))} jogadores de um jogo justo.`,
    exact: (count) =>
      `A coluna “Acaso” mostra onde estariam 99 de cada 100 jogadores de um jogo justo depois de ${rounds(count)}. Os intervalos são exatos: levam em conta todos os resultados que ${plural(count, 'uma rodada pode', 'tantas rodadas podem')} ter.`,
    chiSquare: (count) =>
      `A coluna “Acaso” mostra onde estariam cerca de 99 de cada 100 jogadores de um jogo justo depois de ${rounds(count)}. Com tantas rodadas, os intervalos vêm de um teste qui-quadrado.`,
    notInHistory: (count) =>
      `${rounds(count)} ${plural(count, 'está', 'estão')} nos seus totais, mas não no seu histórico, e por isso ${plural(count, 'não foi incluída', 'não foram incluídas')} aqui.`,
    onlyTotals:
      'Seu navegador não consegue guardar um histórico das suas rodadas, então a comparação usa seus totais. Os totais não mostram o que cada rodada devolveu.',
    count: (count) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part) =>
      part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: part < 1 ? 1 : 0 }),
    counts: (min, max) => `${formatCoins(min)}–${formatCoins(max)}`,
    percents: (min, max) => `${formatRounded(min * 100)}–${formatRounded(max * 100)}%`,
  },
  recompute: {
    title: 'Refaça as contas',
    text: 'Seu navegador pode calcular as chances a partir das regras que este site publica. Ele conta todas as combinações que os rolos podem mostrar. São dezenas de milhões, então leva alguns segundos. Nada é enviado a lugar nenhum.',
    start: 'Calcular as chances',
    again: 'Calcular de novo',
    cancel: 'Cancelar',
    progress: 'Progresso',
    cancelled: 'Cancelado.',
    same: (seconds) =>
      `Pronto em ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })} ${plural(seconds, 'segundo', 'segundos')}. Todos os valores são iguais até o último dígito.`,
    figureOf: (game, figure) => `${game}: ${figure}`,
    different: (names) =>
      `Estes valores são diferentes dos publicados: ${names}. Recarregue a página para usar a versão mais recente. Se a diferença continuar, avise, por favor.`,
    failed:
      'Não foi possível calcular as chances. Verifique sua conexão, recarregue a página e tente de novo.',
    columns: { figure: 'Valor', published: 'Publicado', found: 'Neste dispositivo' },
    notYet: '–',
    figures: (spins): Readonly<Record<string, string>> => ({
      returnToPlayer: 'Retorno',
      hitRate: 'Taxa de acerto',
      featureRate: capitalised(`${spins} grátis`),
      featureShare: `Retorno dos ${spins} grátis`,
      standardDeviation: 'Desvio padrão',
      largestWin: 'Maior ganho',
    }),
    units: (spins) =>
      `Retorno é quanto volta para você de cada moeda apostada, e taxa de acerto é a parcela das rodadas que pagam${spins ? ` ou iniciam ${spins} grátis` : ''}. O desvio padrão mede o quanto as rodadas variam. Ele e o maior ganho são medidos em apostas.`,
    rules: 'As regras publicadas, em forma de dados:',
  },
  drawing: {
    title: 'Como uma rodada é sorteada',
    sentences: [
      'Quando você gira, a rodada inteira é sorteada e salva de uma vez, inclusive os mergulhos grátis, antes de os rolos começarem a girar.',
      'Todos os números vêm do gerador criptográfico de números aleatórios do seu navegador, e os poucos números que favoreceriam um resultado são descartados.',
      'No Lucky Fishing, cada célula tem a mesma chance de mostrar qualquer um dos seis símbolos; no Ocean Treasures, cada rolo tem a mesma chance de parar em qualquer uma das suas posições.',
      'O que a rodada paga depende só desses símbolos e da sua aposta, nunca do seu saldo, das suas rodadas anteriores ou de quanto tempo você jogou.',
      'Os símbolos que passam enquanto os rolos giram são sorteados à parte, por isso não influenciam o resultado nem dão pistas dele.',
    ],
    code: 'Ler o código que faz isso',
  },
} satisfies Translation<typeof english>;
