import { afterEach, expect, test } from 'vitest';
import { language } from '../../src/languages/language';
import { asSentence, joinSentences } from '../../src/languages/sentences';
import { sentenceAbout } from '../../src/skins/sentence-about';

afterEach(() => language.setState({ code: 'en' }));

test('sentences end and follow each other as the language has it', () => {
  expect(joinSentences([asSentence('Saved'), asSentence('Really?')])).toBe('Saved. Really?');
  language.setState({ code: 'ja' });
  expect(joinSentences([asSentence('保存しました'), asSentence('本当？')])).toBe('保存しました。本当？');
});

test('what is said of a file names it in front, or where it wants to', () => {
  expect(sentenceAbout('fish.png', 'is empty')).toBe('fish.png is empty.');
  expect(sentenceAbout('$&.png', 'Die Daten von {name} sind leer')).toBe('Die Daten von $&.png sind leer.');
  language.setState({ code: 'ja' });
  expect(sentenceAbout('fish.png', 'は空です')).toBe('fish.pngは空です。');
});
