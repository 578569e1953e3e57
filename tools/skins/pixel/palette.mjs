/**
 * The sixteen colours of the skin, by the letter that stands for each in a text grid. A dot is no colour. The dark ones
 * (`n`, `p`, `e`) are outlines: navy for what is cold, plum for what is warm, oak for what is golden.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const palette = {
  n: '#101a36', // ink navy
  d: '#17456b', // deep water
  t: '#1f93a8', // teal
  a: '#a2e6e4', // foam
  w: '#fffbea', // warm white
  g: '#52b04c', // sea grass
  s: '#6585b8', // slate
  u: '#3a4cd4', // ultramarine
  v: '#8442cc', // violet
  p: '#4a1640', // plum
  m: '#ec5299', // pink
  k: '#ffc0a4', // peach
  r: '#cb2d40', // crimson
  o: '#f6823a', // orange
  y: '#ffcd48', // gold
  e: '#8b4c2c', // oak
};

/** Every letter, in the order of the picture's colour table. */
export const letters = Object.keys(palette);
