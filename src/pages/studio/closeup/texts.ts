import { translatable } from '../../../languages/language';

/** What the close-up and the adjusting of a picture say. */
export const texts = translatable('studio-cards/closeup', {
  adjust: {
    open: 'Adjust',
    openFor: (name: string) => `Adjust ${name}`,
    close: 'Done',
    title: (name: string) => `Adjust ${name}`,
    help: 'Drag the picture to move it, its corner to scale it, or the handle above it to rotate it. You can also use the arrow keys, + and -, and [ and ].',
    field: (name: string) => `${name} in its place`,
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    larger: 'Larger',
    smaller: 'Smaller',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    ground: 'Remove background',
    fit: 'How it fills its space',
    cover: 'Fill',
    contain: 'Fit',
    reset: 'Reset',
    failed: "Your browser can't read this picture any more.",
  },
  closeup: {
    still: 'At rest',
    blurred: 'At full speed',
    outline: 'As a silhouette',
    win: 'In a win',
    label: (name: string, state: string, version: string) => `${name}, ${state}, ${version}`,
    on: (label: string, ground: 'dark' | 'light') => `${label}, on ${ground}`,
    side: (pixels: number) => `${pixels} px`,
    play: 'Play the win',
    playOf: (name: string, version: string) => `Play the win of ${name}, ${version}`,
    parts: 'Moving parts',
    /** For screen readers, in place of the part's name alone. */
    missingPart: (part: string) => `${part} (missing)`,
    noParts: 'This picture has none of these parts, so it bounces as a whole.',
    fewerParts: "Parts missing from this picture don't move.",
  },
} as const);
