/** What lies on the seabed, as text grids. */
export const coin = '..eee..\n.eywye.\neyyyyoe\n.eeeee.';
export const starfish = '...p...\n..pop..\nppporpp\n.prorp.\n.pp.pp.';
export const shell = '..pppp.\n.pkmkmp\npkmkmvp\n.pppppp';
