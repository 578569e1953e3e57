/** Whether the long tests run (`npm run test:soak`), rather than the short ones. */
export const soaking = process.env['SOAK'] === 'true';

/** The number of repetitions: in a soak test, and otherwise. */
export const times = (inSoak: number, everyDay: number): number => (soaking ? inSoak : everyDay);

/** The same numbers from 0 to 1 in every run, scattered evenly. */
export const scattered = (n: number): number => (n * 0.618034) % 1;
