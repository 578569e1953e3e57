// Arranged by `npm run search-strips`.

import type { OceanSymbol } from './symbols';

/** The symbols printed on each strip, from the top. A test checks that all of them are this game's. */
const printed = (strips: string): OceanSymbol[][] =>
  strips.split('\n\n').map((strip) => strip.trim().split(/\s+/) as OceanSymbol[]);

/** The reels of the base game, from the left. */
export const baseStrips = printed(`
  pearl-3 starfish chest crab turtle starfish crab seahorse
  angelfish crab starfish manta crab starfish pearl-2 chest
  starfish turtle crab starfish seahorse crab angelfish starfish
  crab manta starfish shell crab

  turtle pearl-2 seahorse angelfish turtle octopus seahorse starfish
  angelfish manta turtle seahorse shell angelfish crab seahorse
  angelfish starfish seahorse turtle chest angelfish seahorse pearl-5
  turtle angelfish seahorse manta starfish turtle crab angelfish
  seahorse chest

  starfish angelfish pearl-10 seahorse crab angelfish seahorse turtle
  manta angelfish seahorse starfish chest turtle seahorse octopus
  angelfish crab seahorse turtle angelfish starfish seahorse manta
  turtle shell seahorse angelfish turtle chest angelfish seahorse
  turtle

  octopus turtle angelfish seahorse crab starfish manta turtle
  seahorse angelfish starfish crab chest starfish seahorse turtle
  crab angelfish starfish turtle crab seahorse starfish angelfish
  crab turtle starfish seahorse manta crab angelfish turtle
  chest crab starfish pearl-25 seahorse shell crab starfish

  starfish seahorse crab angelfish seahorse turtle crab starfish
  chest seahorse shell starfish angelfish turtle seahorse crab
  starfish diver seahorse angelfish manta starfish crab turtle
  starfish crab angelfish chest crab shell angelfish crab
  seahorse starfish manta crab starfish turtle angelfish
`);

/** The reels of the free dives, from the left. */
export const diveStrips = printed(`
  starfish manta pearl-3 crab starfish turtle angelfish chest
  crab pearl-2 angelfish starfish crab seahorse angelfish turtle
  pearl-3 starfish crab angelfish pearl-2 manta starfish crab
  pearl-3 starfish seahorse crab turtle starfish angelfish crab
  pearl-2 seahorse starfish pearl-2 crab chest

  starfish manta pearl-3 turtle seahorse starfish crab angelfish
  starfish chest pearl-3 manta starfish seahorse pearl-2 crab
  starfish turtle angelfish pearl-2 octopus starfish seahorse turtle
  pearl-2 starfish angelfish crab pearl-3 angelfish turtle starfish
  pearl-2 seahorse chest

  crab starfish seahorse turtle manta pearl-2 starfish chest
  pearl-2 angelfish starfish seahorse pearl-2 turtle starfish octopus
  seahorse crab pearl-3 manta starfish angelfish pearl-3 turtle
  seahorse starfish turtle chest starfish pearl-3 seahorse angelfish
  turtle pearl-3

  pearl-3 octopus starfish angelfish chest seahorse pearl-3 starfish
  crab angelfish pearl-2 starfish seahorse angelfish manta crab
  pearl-2 starfish turtle angelfish pearl-10 seahorse crab starfish
  chest angelfish starfish pearl-5 crab seahorse manta angelfish
  seahorse starfish pearl-2 angelfish crab turtle seahorse

  angelfish crab seahorse diver angelfish chest crab turtle
  seahorse crab diver starfish crab angelfish turtle diver
  seahorse crab chest seahorse turtle angelfish seahorse starfish
  diver crab manta angelfish seahorse turtle crab starfish
  angelfish diver seahorse manta crab turtle starfish seahorse
`);
