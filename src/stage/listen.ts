import type { Emitter } from 'mitt';

/** Calls these handlers at their events. Returns a function that ends it. */
export function listen<Events extends Record<string, unknown>>(
  emitter: Emitter<Events>,
  handlers: { readonly [Name in keyof Events]?: (event: Events[Name]) => void },
): () => void {
  const all = Object.entries(handlers) as [keyof Events, (event: Events[keyof Events]) => void][];
  for (const [name, handler] of all) emitter.on(name, handler);
  return () => {
    for (const [name, handler] of all) emitter.off(name, handler);
  };
}
