import type { texts as english } from '../../games/ocean-treasures/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'cell-lit': '当たりのマス',
    'depth-line': '深度線',
    door: 'ダイブの扉',
    'fan-left': '左のウミウチワ',
    'fan-right': '右のウミウチワ',
    gauge: '圧力計',
    'gauge-hand': '圧力計の針',
    'lamp-beam': 'ランプの光',
    'lamp-diver': 'ランプを持つダイバー',
    'scene-chamber': '財宝の間',
    'scene-chamber-tall': '財宝の間（縦長）',
    'scene-midnight': '真夜中の海',
    'scene-midnight-tall': '真夜中の海（縦長）',
    'scene-twilight': 'たそがれの海',
    'scene-twilight-tall': 'たそがれの海（縦長）',
    'sunken-chest': '沈んだ宝箱',
    'sunken-chest-open': '沈んだ宝箱（開）',
  },
  sounds: {
    line: '当たりライン',
    pearl: '真珠を回収',
    shell: '貝が停止',
    diver: 'ダイバーが停止',
    'bed-deep': '背景：深海',
    'dives-begin': 'ダイブ開始',
    descend: 'さらに深く',
    'dives-end': 'ダイブ終了',
  },
  safeAreas: {
    door: '中央の幅45%、高さ42%は暗く落ち着いた絵にする',
    frame: '1000 x 660のうち、窓は50, 60の位置の900 x 540。その中には何も描かない',
    'frame-tall': '1000 x 917のうち、窓は50, 60の位置の900 x 783。その中には何も描かない',
  },
} satisfies Translation<typeof english>;
