import type { SymbolDefinition } from '../../engine/definition';

/** The symbols in ascending value; those that pay on no line come last. */
export const symbols = {
  starfish: { pays: { 3: 1.2, 4: 1.6, 5: 2.8 } },
  seahorse: { pays: { 3: 1.4, 4: 1.8, 5: 4 } },
  crab: { pays: { 3: 1.6, 4: 2.2, 5: 7 } },
  angelfish: { pays: { 3: 1.8, 4: 2.6, 5: 8 } },
  turtle: { pays: { 3: 2.2, 4: 2.8, 5: 12 } },
  manta: { pays: { 3: 2.8, 4: 6, 5: 35 } },
  chest: { pays: { 3: 4, 4: 14, 5: 40 } },
  octopus: { role: 'wild' },
  'pearl-2': { role: 'value', value: 2 },
  'pearl-3': { role: 'value', value: 3 },
  'pearl-5': { role: 'value', value: 5 },
  'pearl-10': { role: 'value', value: 10 },
  'pearl-25': { role: 'value', value: 25 },
  diver: { role: 'collector' },
  shell: { role: 'scatter' },
} as const satisfies Readonly<Record<string, SymbolDefinition>>;

export type OceanSymbol = keyof typeof symbols;
