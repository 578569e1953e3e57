/** The sheets in the drawer. */
export const kraft = '#b98a58';
export const kraftDark = '#8a5f38';
export const kraftLight = '#d9b384';
export const cream = '#f6e9cd';
export const ivory = '#fff8e8';
export const coral = '#ec6b55';
export const coralDark = '#c54a42';
export const coralLight = '#f79b7d';
export const peach = '#fac9a4';
export const rose = '#e88fa0';
export const teal = '#2f9b94';
export const tealDark = '#1d6a70';
export const tealLight = '#83cfbe';
export const navy = '#25406d';
export const navyDark = '#172745';
export const navyLight = '#4f74ab';
export const slate = '#7d9db1';
export const slateDark = '#54748c';
export const slateLight = '#b5cbd3';
export const mustard = '#eaae3c';
export const mustardDark = '#bd7c22';
export const mustardLight = '#f8d47c';
export const plum = '#84406f';
export const plumDark = '#4e2346';
export const plumLight = '#b878a6';
export const ink = '#2a1f33';

/** A colour a step nearer to cream, for cut edges in the dark; below 0 a darker one. @param {string} colour @param {number} [share] of the way */
export function lighter(colour, share = 0.22) {
  const cream = [255, 244, 220];
  const parts = [1, 3, 5].map((at, i) => {
    const from = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(from + (share < 0 ? from : (cream[i] ?? 0) - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
