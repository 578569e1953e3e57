const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A React key for what lives as long as an object is used: a number of its own for each, the same one each time. */
export function objectKey(object: object): number {
  const key = keys.get(object) ?? (lastKey += 1);
  keys.set(object, key);
  return key;
}
