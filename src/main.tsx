import { keepEarlyEvents } from './app/early-events';
import { afterFirstPicture } from './app/first-picture';
import { ignoreComposedKeys } from './ui/browser/composition';

/** Starts the program once the page's HTML has been seen: on a slow line scripts would delay that. */
async function main(): Promise<void> {
  ignoreComposedKeys();
  const pressAgain = keepEarlyEvents();
  await afterFirstPicture();
  // What this page needs of them, all at once (build/pages/loads.ts).
  const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
  if (scripts) document.head.append(scripts.content);
  const { start } = await import('./app/start');
  await start();
  pressAgain();
}

// Not awaited here: other modules wait for this one.
void main();
