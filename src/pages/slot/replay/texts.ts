import type { RoundCodeFault } from '../../../engine/round-code/round-code';
import { locale, translatable } from '../../../languages/language';

export const texts = translatable('slot/replay', {
  name: 'Replay',
  notice: 'Replay. Your coins are not touched.',
  proof: "Anyone can make a link like this, so it doesn't prove that the round was played.",
  watchAgain: 'Watch again',
  share: 'Share',
  savePicture: 'Save picture',
  play: 'Play',
  faults: {
    'not a code': "This link doesn't contain a round. Copy the whole link and try again.",
    'too long': 'This link is too long to be a round. Copy only the link and try again.',
    'cut off': 'Part of this link is missing. Copy all of it and try again.',
    'other rules':
      "This round is from another game, or from before this game's rules changed. Check that the link is for this game.",
    impossible: "This game can't produce the round in this link.",
  } satisfies Record<RoundCodeFault, string>,
  faultTitle: "This round can't be shown",
  sharedText: (game: string) => `Watch this round of ${game}`,
  copied: { title: 'Link copied', description: 'Paste it wherever you like.' },
  notCopied: {
    title: "The link couldn't be copied",
    description: 'Copy it from the address bar instead.',
  },
  notDrawn: {
    title: "The picture couldn't be drawn",
    description: 'You can still share the link.',
  },
  /** By a browser that gives out noise in place of it. */
  notSaved: {
    title: "The picture can't be saved",
    description:
      'Your browser hides what this site draws, to prevent tracking. You can still share the link.',
  },
  /** What the picture of a round says. It never says how many coins that is. */
  picture: {
    times: (multiple: number) => `${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}×`,
    ofTheBet: 'the bet',
    noWin: 'No win',
    ofAKind: (count: number, symbols: string) => `${count} ${symbols}`,
    moreLines: (lines: number) => `${lines} more lines`,
    freeSpins: (count: number, spins: string) => `${count} free ${spins}`,
    /** Over the grid of a spin with a multiplier: `Dive 3 of 8 · ×2`. */
    captionTimes: (spin: string, multiplier: string) => `${spin} · ${multiplier}`,
    footer: 'Virtual coins with no cash value · 18+',
  },
} as const);
