/**
 * What people call the symbols besides their names in the product: in each of its languages, without accents and what stands
 * between words. Plurals that only add an ending are understood without being listed. Left out are words that mean
 * something else in another of the languages, such as `same` (a shark in Japanese).
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  fish: ['fisch', 'pez', 'peces', 'pescado', 'peixe', 'poisson', 'sakana', '魚', 'さかな', 'サカナ'],
  tuna: [
    ...['thunfisch', 'thun', 'atun', 'atum', 'atuns', 'thon', 'maguro', 'まぐろ', 'マグロ', '鮪'],
    ...['pufferfish', 'blowfish', 'puffer', 'kugelfisch', 'pezglobo', 'baiacu', 'poissonglobe', 'fugu'],
    ...['ふぐ', 'フグ', '河豚'],
  ],
  shark: ['hai', 'haifisch', 'tiburon', 'tubarao', 'tubaroes', 'requin', 'さめ', 'サメ', '鮫'],
  octopus: [
    ...['octopi', 'oktopus', 'krake', 'tintenfisch', 'pulpo', 'polvo', 'pieuvre', 'poulpe'],
    ...['tako', 'たこ', 'タコ', '蛸'],
  ],
  whale: ['wal', 'walfisch', 'ballena', 'baleia', 'baleine', 'kujira', 'くじら', 'クジラ', '鯨'],
  treasure: [
    ...['schatz', 'schatze', 'schaetze', 'tesoro', 'tesouro', 'tresor'],
    ...['takara', 'たから', '宝', 'お宝', '宝物', '財宝'],
  ],
  starfish: [
    ...['seastar', 'seestern', 'estrella', 'estrellademar', 'estrela', 'estreladomar'],
    ...['etoile', 'etoiledemer', 'etoilesdemer', 'hitode', 'ひとで', 'ヒトデ', '海星'],
  ],
  seahorse: [
    ...['seepferd', 'seepferdchen', 'caballitodemar', 'caballodemar', 'cavalomarinho', 'cavalosmarinhos'],
    ...['hippocampe', 'tatsunootoshigo', 'たつのおとしご', 'タツノオトシゴ'],
  ],
  crab: ['krabbe', 'krebs', 'cangrejo', 'caranguejo', 'siri', 'crabe', 'kani', 'かに', 'カニ', '蟹'],
  angelfish: [
    ...['engelfisch', 'kaiserfisch', 'skalar', 'pezangel', 'peixeanjo', 'poissonange'],
    ...['エンゼルフィッシュ', '熱帯魚'],
  ],
  turtle: [
    ...['seaturtle', 'schildkrote', 'schildkroete', 'meeresschildkrote', 'tortuga', 'tortugamarina'],
    ...['tartaruga', 'tartarugamarinha', 'tortue', 'tortuemarine', 'tortuedemer'],
    ...['kame', 'umigame', 'かめ', 'カメ', '亀', 'うみがめ', 'ウミガメ', '海亀'],
  ],
  manta: [
    ...['mantaray', 'mantarochen', 'rochen', 'mantarraya', 'mantaraya', 'raya'],
    ...['raia', 'arraia', 'raiamanta', 'raie', 'raiemanta', 'マンタ', 'エイ'],
  ],
  chest: ['truhe', 'kiste', 'cofre', 'bau', 'coffre', 'takarabako', 'たからばこ', '宝箱'],
  diver: [
    ...['taucher', 'taucherin', 'buzo', 'buceador', 'buceadora', 'mergulhador', 'mergulhadora'],
    ...['plongeur', 'plongeuse', 'ダイバー'],
  ],
  shell: ['seashell', 'muschel', 'concha', 'ostra', 'coquillage', 'coquille', 'かい', '貝', '貝殻'],
  'pearl-2': ['perle2', 'perla2', 'perola2', 'しんじゅ2', '真珠2'],
  'pearl-3': ['perle3', 'perla3', 'perola3', 'しんじゅ3', '真珠3'],
  'pearl-5': ['perle5', 'perla5', 'perola5', 'しんじゅ5', '真珠5'],
  'pearl-10': ['perle10', 'perla10', 'perola10', 'しんじゅ10', '真珠10'],
  'pearl-25': ['perle25', 'perla25', 'perola25', 'しんじゅ25', '真珠25'],
};
