/**
 * What people call the symbols besides their names in the product: in English, German and Spanish, without accents and what
 * stands between words. Plurals that only add an ending are understood without being listed.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  fish: ['fisch', 'pez', 'peces', 'pescado'],
  tuna: ['thunfisch', 'thun', 'atun', 'pufferfish', 'puffer', 'kugelfisch', 'pezglobo', 'baiacu', 'fugu'],
  shark: ['hai', 'haifisch', 'tiburon'],
  octopus: ['octopi', 'oktopus', 'krake', 'tintenfisch', 'pulpo'],
  whale: ['wal', 'walfisch', 'ballena'],
  treasure: ['schatz', 'schatze', 'schaetze', 'tesoro'],
  starfish: ['seastar', 'seestern', 'estrella', 'estrellademar'],
  seahorse: ['seepferd', 'seepferdchen', 'caballitodemar', 'caballodemar'],
  crab: ['krabbe', 'krebs', 'cangrejo'],
  angelfish: ['engelfisch', 'kaiserfisch', 'skalar', 'pezangel'],
  turtle: ['seaturtle', 'schildkrote', 'schildkroete', 'meeresschildkrote', 'tortuga', 'tortugamarina'],
  manta: ['mantaray', 'mantarochen', 'rochen', 'mantarraya', 'mantaraya', 'raya'],
  chest: ['truhe', 'kiste', 'cofre'],
  diver: ['taucher', 'taucherin', 'buzo', 'buceador', 'buceadora'],
  shell: ['seashell', 'muschel', 'concha'],
  'pearl-2': ['perle2', 'perla2'],
  'pearl-3': ['perle3', 'perla3'],
  'pearl-5': ['perle5', 'perla5'],
  'pearl-10': ['perle10', 'perla10'],
  'pearl-25': ['perle25', 'perla25'],
};
