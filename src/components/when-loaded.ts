/**
 * Begins what the page can do without as soon as its program has come. Made to be an effect:
 * `useEffect(() => whenLoaded(...), [...])`.
 *
 * @param loading the program, on its way
 * @param begin begins it, and returns how to end it
 * @param without what is said in the console where the program can't be had
 * @returns ends it, or keeps it from beginning
 */
export function whenLoaded<Program>(
  loading: Promise<Program>,
  begin: (program: Program) => () => void,
  without: string,
): () => void {
  let left = false;
  let end: (() => void) | null = null;
  loading
    .then((program) => {
      if (!left) end = begin(program);
    })
    .catch((reason: unknown) => console.warn(without, reason));
  return () => {
    left = true;
    end?.();
  };
}
