const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A React key for an object: the same number each time it is asked for, and another one for any other object. */
export function objectKey(object: object): number {
  const key = keys.get(object) ?? (lastKey += 1);
  keys.set(object, key);
  return key;
}
