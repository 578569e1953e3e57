/** Whether the long forms are wanted (`npm run test:soak`), or the short ones of every day. */
const soaking = process.env['SOAK'] === 'true';

/** How often something is done: in a soak, and every day. */
export const times = (inSoak: number, everyDay: number): number => (soaking ? inSoak : everyDay);

/** The same numbers from 0 to 1 in every run, scattered evenly. */
export const scattered = (n: number): number => (n * 0.618034) % 1;
