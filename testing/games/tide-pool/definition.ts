import { defineGame } from '../../../src/engine/definition';
import { card } from './card';

const { id, path, title } = card;

/** A strip from its symbols' first letters; `2` and `5` are pieces of sea glass, `G` is the gull, `W` the wave. */
const letters = {
  l: 'limpet',
  m: 'mussel',
  w: 'winkle',
  s: 'shrimp',
  g: 'goby',
  h: 'hermit',
  W: 'wave',
  M: 'moon',
  G: 'gull',
  2: 'glass-2',
  5: 'glass-5',
} as const;

const strip = (text: string) => Array.from(text, (letter) => letters[letter as keyof typeof letters]);

/** Four reels of four rows, on which neighbouring reels pay in up to 256 ways. */
export const tidePool = defineGame({
  ...{ id, path, title },
  grid: { columns: 4, rows: 4 },
  symbols: {
    limpet: { pays: { 4: 0.2 } },
    mussel: { pays: { 4: 0.2 } },
    winkle: { pays: { 4: 0.2 } },
    shrimp: { pays: { 4: 0.4 } },
    goby: { pays: { 4: 1 } },
    hermit: { pays: { 3: 0.4, 4: 1.4 } },
    wave: { role: 'wild' },
    'glass-2': { role: 'value', value: 2 },
    'glass-5': { role: 'value', value: 5 },
    gull: { role: 'collector' },
    moon: { role: 'scatter' },
  },
  reels: {
    kind: 'strips',
    base: [
      strip('lllmmmwwwsssggghhllmm2wwssMgg5mmm'),
      strip('sssllmmmgggwWwhhlllss2mmMggwwwlll'),
      strip('gggmmmsslllwwWsshhmm2lllMggwwwsss'),
      strip('wwwlllgggsGsmmmhhlllMwwsssgggmmm'),
    ],
    feature: [
      strip('lllm2mmwwwss5ssggghhll2mmwwssgg5mm'),
      strip('sssl2lmmmgggwWwhh5lllss2mmggwwwlll'),
      strip('gggm2mmsslll5wwWsshhmm2lllggwwwsss'),
      strip('wwwGlllgggGsssmmGmhhlGllwwsGsgggmm'),
    ],
  },
  payRule: 'ways-from-the-left',
  lines: [],
  feature: { id: 'high-tide', awards: { 3: 6, 4: 9 }, every: 3, adds: 2, multipliers: [1, 2, 4] },
  bet: { min: 5, max: 100, step: 5, default: 10 },
  spin: { durationMs: 2000, tickMs: 100 },
});
