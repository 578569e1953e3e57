import type { Difference } from './differences';
import { serveReview } from './serve-review';

/**
 * Serves the review page until Ctrl-C, and prints its address.
 *
 * @param root of the project
 */
export async function review(root: string, differences: readonly Difference[]): Promise<void> {
  const { address } = await serveReview(root, differences);
  const count = differences.length === 1 ? '1 picture differs' : `${differences.length} pictures differ`;
  console.log(`${count}. Open this page (Ctrl-C stops it):\n${address}`);
}
