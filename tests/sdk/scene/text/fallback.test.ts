import { describe, expect, it } from 'vitest';
import { setLine, setText, widthOf } from './set-text';

const outlines = async (text: string, style = {}) => (await setLine(text, style)).map(({ contours }) => contours);
/** What is drawn for a letter that no font has. */
const unknown = () => outlines('\u{10fffe}');

/** The first color of an emoji's parts that is like this. */
async function colorIn(text: string, isLike: (color: readonly [number, number, number]) => boolean) {
  const layers = (await setLine(text)).flatMap((cluster) => cluster.layers ?? []);
  const colors = layers.map(({ paint }) => (paint.kind === 'solid' ? paint.color : paint.stops[0]?.color));
  return colors.find((color) => color && isLike(color));
}

const SCRIPTS = {
  Greek: 'Καλημέρα',
  Cyrillic: 'Привет',
  Arabic: 'مرحبا',
  Hebrew: 'שלום',
  Devanagari: 'नमस्ते',
  Bengali: 'স্বাগতম',
  Tamil: 'வணக்கம்',
  Telugu: 'స్వాగతం',
  Thai: 'สวัสดี',
  Georgian: 'გამარჯობა',
  Armenian: 'Բարեւ',
  Gujarati: 'સ્વાગત',
  Gurmukhi: 'ਜੀ ਆਇਆਂ',
  Kannada: 'ಸ್ವಾಗತ',
  Malayalam: 'സ്വാഗതം',
  Odia: 'ସ୍ୱାଗତ',
  Sinhala: 'සාදරයෙන්',
  Khmer: 'ស្វាគមន៍',
  Lao: 'ຍິນດີ',
  Burmese: 'ကြိုဆို',
  Tibetan: 'དགའ་བསུ',
  Amharic: 'እንኳን',
  Cherokee: 'ᎣᏏᏲ',
  Dhivehi: 'މަރުޙަބާ',
  Syriac: 'ܒܫܝܢܐ',
  'N’Ko': 'ߌ ߣߌ߫ ߛߐ߰ߡߊ߫',
  Adlam: '𞤀𞤣𞤤𞤢𞤥',
  Inuktitut: 'ᑐᙵᓱᒋᑦ',
  Yi: 'ꆈꌠ',
  'letters that imitate styles': '𝗦𝗮𝗹𝗲 𝒩ℯ𝓌',
  Japanese: '春のコーヒー',
  'simplified Chinese': '我们的门',
  'traditional Chinese': '歡迎光臨',
  Korean: '새로운',
  signs: '✓✗★☆→←●■▲♪❶€₹₿™∞≈',
};

describe('fonts for letters that the family lacks', () => {
  it.each(Object.entries(SCRIPTS))('draws %s', async (_, text) => {
    const [box] = await unknown();
    for (const contours of await outlines(text, { fontFamily: 'Bebas Neue' })) expect(contours).not.toEqual(box);
  });

  it.each(['👨‍👩‍👧‍👦', '👩🏽‍🚀', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️‍🔥', '🏳️‍🌈', '👍🏿', '🤷🏻‍♀️'])(
    'draws %s as one letter',
    async (emoji) => {
      const letters = await setLine(emoji);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.contours.length).toBeGreaterThan(0);
      expect(letters.map(({ contours }) => contours)).not.toEqual(await unknown());
    },
  );

  it('draws an emoji in its own colors, with its skin', async () => {
    const colors = async (text: string) =>
      (await setLine(text)).flatMap(({ layers = [] }) =>
        layers.map(({ paint }) => (paint.kind === 'solid' ? paint.color : paint.stops[0]?.color)),
      );
    const wave = await colors('👋');
    const dark = await colors('👋🏿');
    expect(new Set(wave.map(String)).size).toBeGreaterThan(1);
    expect(dark).not.toEqual(wave);
    expect(await colors('🇩🇪')).toContainEqual(await colorIn('🇩🇪', ([r, g, b]) => r > 0.8 && g < 0.2 && b < 0.2));
    expect(await colors('A')).toEqual([]);
  });

  it.each([
    ['Archivo Black', 'Việt'],
    ['Bebas Neue', 'Được'],
    ['Caveat', 'Tập'],
  ])('sets a word in one face: %s lacks a letter of %s', async (fontFamily, word) => {
    const alone = await outlines(word, { fontFamily });
    const letters = await Promise.all([...word].map((letter) => outlines(letter, { fontFamily })));
    const own = letters.flat().filter((letter, index) => JSON.stringify(letter) === JSON.stringify(alone[index]));
    // the family has plain letters, which it would draw by itself
    expect(own.length).toBeLessThan(word.length - 1);
    const first = word.charAt(0);
    expect(await outlines(`${word} ${first}`, { fontFamily })).not.toContainEqual(
      (await outlines(first, { fontFamily }))[0],
    );
  });

  it('keeps a text of many words in its family for one foreign name', async () => {
    const style = { fontFamily: 'Archivo Black' };
    const [plain] = await outlines('The', style);
    expect((await outlines('The bakery of Việt opens on Monday', style))[0]).toEqual(plain);
  });

  it('falls back to letters as bold as a display family is drawn', async () => {
    const style = (fontFamily: string, fontWeight: number) => ({ fontFamily, fontWeight });
    const bold = await outlines('नया', style('Montserrat', 800));
    expect(await outlines('नया', style('Archivo Black', 400))).toEqual(bold);
    expect(await outlines('नया', style('Montserrat', 400))).not.toEqual(bold);
  });

  it('tells a sign as text from the same sign as emoji', async () => {
    expect(await outlines('☎\ufe0f')).not.toEqual(await outlines('☎\ufe0e'));
  });

  it('does not piece a Greek word together from two fonts', async () => {
    // Playfair Display has a μ, as a sign, but no Greek
    const [mu] = await outlines('μ', { fontFamily: 'Playfair Display' });
    expect(mu).toEqual((await outlines('μ', { fontFamily: 'Bebas Neue' }))[0]);
    const [micro] = await outlines('\u00b5', { fontFamily: 'Playfair Display' });
    expect(micro).not.toEqual(mu);
  });

  it('takes the Han forms of the language, or of the company they keep', async () => {
    const bone = async (text: string, language?: string) => (await outlines(text, language ? { language } : {}))[0];
    const japanese = await bone('骨', 'ja');
    const chinese = await bone('骨', 'zh-CN');
    expect(japanese).not.toEqual(chinese);
    expect(await bone('骨の', 'en')).toEqual(japanese);
    expect(await bone('骨头')).toEqual(chinese);
  });

  it('takes the nearest weight', async () => {
    const style = { fontFamily: 'Oswald' };
    expect(await widthOf('Halo', { ...style, fontWeight: 900 })).toBe(
      await widthOf('Halo', { ...style, fontWeight: 700 }),
    );
    expect(await widthOf('Halo', { ...style, fontWeight: 100 })).toBe(
      await widthOf('Halo', { ...style, fontWeight: 400 }),
    );
  });

  it('sets an unknown family in the first one', async () => {
    expect(await widthOf('Halo', { fontFamily: 'Comic Sans' })).toBe(await widthOf('Halo', { fontFamily: 'Inter' }));
  });
});

describe('letters that no font has', () => {
  it('are named, each once', async () => {
    const { missingLetters } = await setText('A\u{10fffe}B\u{10fffd}\u{10fffe}\u200d C\tD');
    expect(missingLetters).toEqual(['\u{10fffe}', '\u{10fffd}']);
  });

  it.each(Object.entries(SCRIPTS))('are none in %s', async (_, text) => {
    expect((await setText(text, { fontFamily: 'Bebas Neue' })).missingLetters).toEqual([]);
  });
});
