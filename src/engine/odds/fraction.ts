/** An exact part of a whole: a fraction of big integers, in lowest terms, its denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** A fraction in lowest terms. Throws a RangeError if the denominator is not above 0. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below <= 0n) throw new RangeError('The denominator of a fraction must be above 0.');
  const divisor = greatestDivisor(above, below);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, times(fraction(-1), other));

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO);

/** How many bits a number keeps in `toNumber`: more than its 53. */
const BITS = 80n;

const bitsOf = (n: bigint): bigint => BigInt((n < 0n ? -n : n).toString(16).length * 4);

/** The nearest number, or one beside it. Works where numerator and denominator are far too large for numbers. */
export function toNumber({ numerator, denominator }: Fraction): number {
  if (numerator === 0n) return 0;
  const shift = BITS + bitsOf(denominator) - bitsOf(numerator);
  const scaled = shift >= 0n ? (numerator << shift) / denominator : numerator / (denominator << -shift);
  // In two steps: 2 to the power of a large shift is Infinity.
  const half = shift / 2n;
  return Number(scaled) / 2 ** Number(half) / 2 ** Number(shift - half);
}
