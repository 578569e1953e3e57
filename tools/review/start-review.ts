import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { collectDifferences } from './differences';
import { Review } from './review';
import { serveReview } from './serve-review';

// `npm run test:visual:review`: opens a page with what differed in the last run of the visual tests.
// `-- --no-open` only prints its address.

/** Opens the default browser. If that fails, the printed address is enough. */
function openInBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const program = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  program.on('error', () => undefined);
  program.unref();
}

const root = resolve(import.meta.dirname, '../..');
const { differences, faults } = collectDifferences(root);
for (const fault of faults) console.warn(`Ignored ${fault}.`);

if (differences.length === 0 && faults.length > 0) {
  console.error('No difference could be read. Run npm run test:visual again.');
  process.exitCode = 1;
} else if (differences.length === 0) {
  console.log('No picture differed in the last run of the visual tests.');
} else {
  const review = new Review(root, differences);
  const end = () => {
    const total = (decision: string) => review.decisions.filter((other) => other === decision).length;
    console.log(`\n${total('accepted')} accepted, ${total('skipped')} skipped, ${total('open')} left open.`);
    differences.forEach(({ baseline }, index) => {
      if (review.decisions[index] === 'accepted') console.log(`  ${baseline}`);
    });
    process.exit();
  };
  const { origin } = await serveReview(review, faults, end);
  const count = differences.length === 1 ? '1 picture differs' : `${differences.length} pictures differ`;
  console.log(`${count}. Review them at ${origin}/ (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  if (!process.env['CI'] && !process.argv.includes('--no-open')) openInBrowser(`${origin}/`);
}
