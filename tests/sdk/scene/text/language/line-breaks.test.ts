import { describe, expect, it } from 'vitest';
import { letterBreaks, lineBreaks, wordJoints } from '../../../../../sdk/scene/text/language/line-breaks';

/** The pieces between which a line may end. */
function pieces(text: string): string[] {
  return lineBreaks(text).map((end, index, ends) => text.slice(ends[index - 1] ?? 0, end));
}

describe('line breaks', () => {
  it('come after spaces and hyphens', () => {
    expect(pieces('well-known words')).toEqual(['well-', 'known ', 'words']);
  });

  it('never come before closing or after opening punctuation', () => {
    expect(pieces('「春」の、')).toEqual(['「春」', 'の、']);
    expect(pieces('costs € 5 (net)!')).toEqual(['costs ', '€ ', '5 ', '(net)!']);
  });

  it('come between Chinese signs but not inside Hangul or katakana words', () => {
    expect(pieces('我们的')).toEqual(['我', '们', '的']);
    expect(pieces('새로운 커피')).toEqual(['새로운 ', '커피']);
    expect(pieces('新コーヒー')).toEqual(['新', 'コーヒー']);
  });

  it('never come before signs and units that belong to what is before them', () => {
    expect(pieces('เด็ก ๆ “ลดราคา”')[0]).toBe('เด็ก ๆ ');
    expect(pieces('save 50 % now')).toEqual(['save ', '50 % ', 'now']);
    expect(pieces('only 5 kg left')).toEqual(['only ', '5 kg ', 'left']);
    expect(pieces('25 °C, 5 kgs')).toEqual(['25 °C, ', '5 ', 'kgs']);
  });

  it.each([
    ['50 % off', ['50 % ', 'off']],
    ['10 kg more', ['10 kg ', 'more']],
    ['25 °C outside', ['25 °C ', 'outside']],
    ['1 000 € a month', ['1 000 € ', 'a ', 'month']],
    ['from 12 500 000 km²', ['from ', '12 500 000 km²']],
    ['ONLY 10 KG LEFT', ['ONLY ', '10 KG ', 'LEFT']],
    ['120 km/h', ['120 km/h']],
    ['100 Mbit/s', ['100 Mbit/s']],
    ['500 г сыра', ['500 г ', 'сыра']],
    ['19 zł, 20 $', ['19 zł, ', '20 $']],
    ['2026 100 places', ['2026 ', '100 ', 'places']],
    ['5 minutes, 3 months', ['5 ', 'minutes, ', '3 ', 'months']],
    ['ของดี ๆ ฯลฯ', ['ของดี ๆ ฯลฯ']],
    ['ດີ ໆ', ['ດີ ໆ']],
  ])('leave numbers and their units together: %s', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  it('inside a word never come before a sign that belongs to a letter', () => {
    expect(letterBreaks('1000%', 0, 5)).toEqual([1, 2, 3, 5]);
    expect(letterBreaks('ดีๆ', 0, 3)).toEqual([3]);
  });

  it('come between Thai words, which have no spaces', () => {
    expect(pieces('ยินดีต้อนรับ').length).toBeGreaterThan(1);
  });

  it('never come inside an emoji', () => {
    expect(pieces('👨‍👩‍👧‍👦👩🏽‍🚀🇩🇪🇫🇷')).toEqual(['👨‍👩‍👧‍👦', '👩🏽‍🚀', '🇩🇪', '🇫🇷']);
  });

  it('of an empty text are none', () => {
    expect(lineBreaks('')).toEqual([]);
  });

  it('inside a word come between letters as readers see them', () => {
    expect(letterBreaks('a👩🏽‍🚀e\u0301', 0, 11)).toEqual([1, 8, 10]);
  });
});

describe('word joints', () => {
  it('are between signs, not inside Latin words', () => {
    const text = 'well-known 春の日';
    expect([...wordJoints(text, lineBreaks(text))].filter((at) => at < text.length)).toEqual([11, 12, 13]);
  });
});
