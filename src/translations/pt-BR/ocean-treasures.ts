import type { FeatureTexts } from '../../games/game-texts';
import { lineNames } from '../../games/ocean-treasures/line-names';
import type { texts as english } from '../../games/ocean-treasures/texts';
import { spokenList } from '../../games/spoken';
import type { Translation } from '../translation';
import { plural } from './plural';
import { oceanTreasures as card } from './shell';

const feature = {
  name: 'Mergulhos grátis',
  spin: 'mergulho',
  spins: 'mergulhos',
  began: (shells, count) => `${shells} conchas: ${count} ${plural(count, 'mergulho', 'mergulhos')} grátis.`,
  deeper: (added, multiplier) => `Mais ${added} mergulhos. Agora as pérolas pagam ×${multiplier}.`,
  cause: (shells) => `${shells} conchas`,
  rise: {
    title: 'Mais fundo!',
    text: (added, multiplier) => `Mais ${added} mergulhos, pérolas ×${multiplier}`,
  },
  opening: 'Antes dos mergulhos',
  best: 'Melhor mergulho',
  rules:
    'Três, quatro ou cinco conchas em qualquer posição iniciam 8, 10 ou 12 mergulhos grátis. Um mergulho é um giro grátis em rolos com mais pérolas e mergulhadores, mas sem conchas. A cada quatro mergulhadores, você vai mais fundo, até três vezes. A cada vez, você ganha 5 mergulhos extras e as pérolas pagam mais: 2, depois 3, depois 5 vezes o valor delas.',
  collectors: 'Mergulhadores',
  levels: {
    name: 'Profundidade',
    each: ['Recife raso', 'Crepúsculo', 'Meia-noite', 'Câmara do tesouro'],
  },
} satisfies FeatureTexts;

export const texts = {
  name: card.name,
  page: card.pageTitle,
  symbols: {
    starfish: 'Estrela-do-mar',
    seahorse: 'Cavalo-marinho',
    crab: 'Caranguejo',
    angelfish: 'Peixe-anjo',
    turtle: 'Tartaruga',
    manta: 'Raia-manta',
    chest: 'Baú',
    octopus: 'Polvo',
    'pearl-2': 'Pérola 2',
    'pearl-3': 'Pérola 3',
    'pearl-5': 'Pérola 5',
    'pearl-10': 'Pérola 10',
    'pearl-25': 'Pérola 25',
    diver: 'Mergulhador',
    shell: 'Concha',
  },
  plurals: {
    starfish: 'estrelas-do-mar',
    seahorse: 'cavalos-marinhos',
    crab: 'caranguejos',
    angelfish: 'peixes-anjo',
    turtle: 'tartarugas',
    manta: 'raias-manta',
    chest: 'baús',
  },
  rules:
    'Três, quatro ou cinco símbolos iguais pagam em uma linha, a partir do rolo mais à esquerda. Toda linha vencedora paga, e toda pérola que o mergulhador coleta também. Todo ganho é maior que a sua aposta.',
  demonstration: 'Três ou mais iguais em uma linha, da esquerda para a direita: você ganha.',
  collecting: 'O mergulhador no rolo 5 coleta todas as pérolas na tela.',
  lines: lineNames((n) => `Linha ${n}`),
  largeWins: { big: 'Belo achado!', huge: 'Fortuna submersa!', giant: 'Tesouro lendário!' },
  noWin: 'Nenhuma linha pagou e o mergulhador não coletou nada, então você não ganhou nada.',
  oddsNote:
    'As moedas servem só para jogar. Toda posição de um rolo tem a mesma chance, e nenhum giro influencia o próximo.',
  roles: {
    wild: 'Curinga. Aparece nos rolos 2, 3 e 4 e substitui qualquer símbolo que paga em linhas.',
    value:
      'Aparece nos rolos de 1 a 4. Quando o mergulhador a coleta, ela paga as moedas escritas nela: o número dela vezes a sua aposta.',
    collector: 'Aparece no rolo 5 e coleta todas as pérolas na tela.',
    scatter:
      'Aparece em qualquer posição. Três, quatro ou cinco na tela iniciam 8, 10 ou 12 mergulhos grátis.',
  },
  collected: (values, multiplier) =>
    `O mergulhador coleta ${values.length === 1 ? 'uma pérola que vale' : 'pérolas que valem'} ${spokenList(values)} vezes a sua aposta${multiplier > 1 ? `, ${values.length === 1 ? 'multiplicada' : 'multiplicadas'} por ${multiplier}` : ''}`,
  feature,
} satisfies Translation<typeof english>;
