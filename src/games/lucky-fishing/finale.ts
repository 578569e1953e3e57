import { imageAt, type ArtFiles } from '../art-files';
import type { Finale } from '../finale';

/** A whale swims past the machine, and the wreck lights up. */
export function createFinale(files: ArtFiles): Finale {
  const image = (name: string): string => imageAt(files, `lucky-fishing/stage/${name}`);
  return {
    lights: { wreck: image('wreck-lit') },
    parts: [
      {
        ...{ image: image('great-whale'), width: 1.05, ratio: 2, x: 2, y: 0.44 },
        swing: { degrees: 2.5, seconds: 1.5 },
        steps: [
          { at: 0, takes: 1, x: -2, ease: 'none' },
          { at: 0, takes: 0.5, y: 0.36 },
          { at: 0.5, takes: 0.5, y: 0.2 },
        ],
        over: {
          image: image('great-whale-flukes'),
          pivot: [0.833, 0.479],
          swing: { degrees: 8, seconds: 0.9 },
        },
      },
    ],
  };
}
