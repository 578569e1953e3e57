import type { SymbolDefinition } from '../../engine/definition';
import { payouts } from './payouts';

/** The symbols in ascending value; those that pay on no line come last. */
export const symbols = {
  starfish: { name: 'Starfish', pays: payouts.starfish },
  seahorse: { name: 'Seahorse', pays: payouts.seahorse },
  crab: { name: 'Crab', pays: payouts.crab },
  angelfish: { name: 'Angelfish', pays: payouts.angelfish },
  turtle: { name: 'Turtle', pays: payouts.turtle },
  manta: { name: 'Manta', pays: payouts.manta },
  chest: { name: 'Chest', pays: payouts.chest },
  octopus: { name: 'Octopus', role: 'wild' },
  'pearl-2': { name: 'Pearl 2', role: 'value', value: 2 },
  'pearl-3': { name: 'Pearl 3', role: 'value', value: 3 },
  'pearl-5': { name: 'Pearl 5', role: 'value', value: 5 },
  'pearl-10': { name: 'Pearl 10', role: 'value', value: 10 },
  'pearl-25': { name: 'Pearl 25', role: 'value', value: 25 },
  diver: { name: 'Diver', role: 'collector' },
  shell: { name: 'Shell', role: 'scatter' },
} as const satisfies Readonly<Record<string, SymbolDefinition>>;

export type OceanSymbol = keyof typeof symbols;
