import type { FeatureDefinition } from '../../engine/definition';
import type { GameTexts } from '../../games/game-texts';
import { oceanTreasures as english } from '../../games/ocean-treasures/definition';
import { lineNames } from '../../games/ocean-treasures/line-names';
import { capitalised, spokenCount, spokenList } from '../../games/spoken';
import type { Translation } from '../translation';

const { awards, every, adds, multipliers } = english.feature as FeatureDefinition;
const [, ...later] = multipliers;

const scatters = (): string =>
  capitalised(
    spokenList(
      Object.keys(awards).map((count) => spokenCount(Number(count))),
      'or',
    ),
  );
const dives = (): string => spokenList(Object.values(awards), 'or');

export const texts = {
  name: 'Ocean Treasures',
  page: 'Ocean Treasures',
  symbols: {
    starfish: 'Estrella de mar',
    seahorse: 'Caballito de mar',
    crab: 'Cangrejo',
    angelfish: 'Pez ángel',
    turtle: 'Tortuga',
    manta: 'Mantarraya',
    chest: 'Cofre',
    octopus: 'Pulpo',
    'pearl-2': 'Perla 2',
    'pearl-3': 'Perla 3',
    'pearl-5': 'Perla 5',
    'pearl-10': 'Perla 10',
    'pearl-25': 'Perla 25',
    diver: 'Buzo',
    shell: 'Ostra',
  },
  plurals: {
    starfish: 'estrellas de mar',
    seahorse: 'caballitos de mar',
    crab: 'cangrejos',
    angelfish: 'peces ángel',
    turtle: 'tortugas',
    manta: 'mantarrayas',
    chest: 'cofres',
  },
  rules:
    'Tres, cuatro o cinco iguales pagan en una línea, empezando por el rodillo de la izquierda. Pagan todas las líneas premiadas y todas las perlas que recoge el buzo. Todos los premios superan tu apuesta.',
  demonstration: 'Tres o más iguales en una línea desde la izquierda tienen premio.',
  collecting: 'El buzo del rodillo 5 recoge todas las perlas a la vista.',
  lines: lineNames((n) => `Línea ${n}`),
  largeWins: { big: '¡Gran hallazgo!', huge: '¡Botín hundido!', giant: '¡Tesoro legendario!' },
  noWin: 'Ninguna línea pagó y el buzo no recogió nada, así que no ganaste nada.',
  oddsNote:
    'Las monedas solo sirven para jugar. Todas las posiciones de un rodillo tienen la misma probabilidad, y ningún giro influye en el siguiente.',
  roles: {
    wild: 'Comodín. Aparece en los rodillos 2, 3 y 4, y sustituye a cualquier símbolo que paga en líneas.',
    value:
      'Aparece en los rodillos del 1 al 4. Cuando el buzo la recoge, paga las monedas que lleva escritas: su número multiplicado por tu apuesta.',
    collector: 'Aparece en el rodillo 5 y recoge todas las perlas a la vista.',
    get scatter() {
      return `Aparece en cualquier lugar. ${scatters()} a la vista inician ${dives()} inmersiones gratis.`;
    },
  },
  collected: (values, multiplier) =>
    `El buzo recoge ${values.length === 1 ? 'una perla que vale' : 'perlas que valen'} ${spokenList(values)} veces tu apuesta${multiplier > 1 ? `, ${values.length === 1 ? 'multiplicada' : 'multiplicadas'} por ${multiplier}` : ''}`,
  feature: {
    name: 'Inmersiones gratis',
    spin: 'inmersión',
    spins: 'inmersiones',
    began: (shells, count) =>
      `${capitalised(spokenCount(shells))} ostras: ${count} ${count === 1 ? 'inmersión' : 'inmersiones'} gratis.`,
    deeper: (added, multiplier) => `${added} inmersiones más. Ahora las perlas pagan ×${multiplier}.`,
    cause: (shells) => `${shells} ostras`,
    rise: {
      title: '¡Más hondo!',
      text: (added, multiplier) => `${added} inmersiones más, perlas ×${multiplier}`,
    },
    opening: 'Antes de las inmersiones',
    best: 'Mejor inmersión',
    get rules() {
      return `${scatters()} ostras en cualquier lugar inician ${dives()} inmersiones gratis. Una inmersión es un giro gratis en rodillos con más perlas y buzos, pero sin ostras. Cada ${spokenCount(every)} buzos bajas más hondo, hasta ${spokenCount(later.length)} veces. Cada vez consigues ${adds} inmersiones más y las perlas pagan más: ${later.join(', luego ')} veces su valor.`;
    },
    collectors: 'Buzos',
    levels: {
      name: 'Profundidad',
      each: ['Arrecife soleado', 'Crepúsculo', 'Medianoche', 'Cámara del tesoro'],
    },
  },
} satisfies Translation<GameTexts>;
