import { imageAt, type ArtFiles } from '../art-files';
import type { Finale } from '../finale';

/** Where the chest lies. */
const chest = { x: -0.8, y: 0.84 };

/** A diver sinks in, whose lamp finds a chest on the seabed. It opens. */
export function createFinale(files: ArtFiles): Finale {
  const image = (name: string): string => imageAt(files, `ocean-treasures/stage/${name}`);
  const sinks = [
    { at: 0, takes: 0.34, y: 0.3, ease: 'sine.out' },
    { at: 0.34, takes: 0.66, y: 0.36 },
  ];
  const lamp = { x: 0.66, y: -0.24 };
  const closed = { ...chest, width: 0.34, most: 0.42, ratio: 440 / 320 };
  return {
    parts: [
      {
        ...closed,
        image: image('sunken-chest'),
        opacity: 0,
        steps: [
          { at: 0, takes: 0.12, opacity: 1 },
          { at: 0.66, takes: 0.06, opacity: 0 },
        ],
      },
      {
        ...closed,
        image: image('sunken-chest-open'),
        opacity: 0,
        steps: [{ at: 0.56, takes: 0.1, opacity: 1 }],
      },
      {
        ...{ ...lamp, image: image('lamp-beam'), width: 1.7, ratio: 900 / 320, pivot: [1, 0.5], opacity: 0 },
        steps: [
          ...sinks,
          { at: 0.2, takes: 0.1, opacity: 1 },
          { at: 0.2, takes: 0.01, turn: 12 },
          { at: 0.24, takes: 0.18, aim: { x: -0.2, y: 1.1 } },
          { at: 0.43, takes: 0.12, aim: chest },
        ],
      },
      {
        ...{
          ...lamp,
          image: image('lamp-diver'),
          width: 0.34,
          most: 0.45,
          ratio: 400 / 480,
          pivot: [0.15, 0.625],
        },
        swing: { degrees: 3, seconds: 1.3 },
        steps: sinks,
      },
    ],
  };
}
