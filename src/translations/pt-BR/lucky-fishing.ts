import type { texts as english } from '../../games/lucky-fishing/texts';
import type { Translation } from '../translation';
import { luckyFishing as card } from './shell';

export const texts = {
  name: card.name,
  page: card.pageTitle,
  symbols: {
    fish: 'Peixe',
    tuna: 'Atum',
    shark: 'Tubarão',
    octopus: 'Polvo',
    whale: 'Baleia',
    treasure: 'Tesouro',
  },
  plurals: {
    fish: 'peixes',
    tuna: 'atuns',
    shark: 'tubarões',
    octopus: 'polvos',
    whale: 'baleias',
    treasure: 'tesouros',
  },
  rules:
    'Três símbolos iguais em um rolo pagam o valor do símbolo vezes a sua aposta. Só um rolo paga por giro. O do meio é conferido primeiro, depois o da esquerda e, por fim, o da direita.',
  demonstration: 'Três iguais no mesmo rolo: você ganha.',
  lines: { middle: 'Rolo do meio', left: 'Rolo da esquerda', right: 'Rolo da direita' },
  linePictures: {
    title: 'Ganhos na vertical',
    note: 'O rolo do meio conta primeiro.',
  },
  largeWins: { big: 'Bela pescaria!', huge: 'Baita pescaria!', giant: 'A pescaria da sua vida!' },
  noWin: 'Nenhum rolo mostrou três símbolos iguais, então você não ganhou nada.',
  oddsNote:
    'É generoso assim porque as moedas servem só para jogar. Todo símbolo tem a mesma chance em cada posição, e nenhum giro influencia o próximo.',
} satisfies Translation<typeof english>;
