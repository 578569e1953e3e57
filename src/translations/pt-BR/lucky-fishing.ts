import type { luckyFishing } from '../../games/lucky-fishing/definition';
import type { texts as english } from '../../games/lucky-fishing/texts';
import type { Translation } from '../translation';
import { luckyFishing as card } from './shell';

type Definition = typeof luckyFishing;

export const texts = {
  name: card.name,
  page: card.pageTitle,
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
  lines: {
    title: 'Ganhos na vertical',
    note: 'O rolo do meio conta primeiro.',
  },
  largeWins: ['Bela pescaria!', 'Baita pescaria!', 'A pescaria da sua vida!'],
  noWin: 'Nenhum rolo mostrou três símbolos iguais, então você não ganhou nada.',
  oddsNote:
    'É generoso assim porque as moedas servem só para jogar. Todo símbolo tem a mesma chance em cada posição, e nenhum giro influencia o próximo.',
} satisfies Translation<typeof english>;

export const definition = {
  symbols: {
    fish: { name: 'Peixe' },
    tuna: { name: 'Atum' },
    shark: { name: 'Tubarão' },
    octopus: { name: 'Polvo' },
    whale: { name: 'Baleia' },
    treasure: { name: 'Tesouro' },
  },
  lines: [{ name: 'Rolo do meio' }, { name: 'Rolo da esquerda' }, { name: 'Rolo da direita' }],
} satisfies {
  symbols: Record<keyof Definition['symbols'], { name: string }>;
  lines: Record<keyof Definition['lines'] & `${number}`, { name: string }>;
};
