import { describe, expect, it } from 'vitest';
import { setLine, setText, widthOf } from './set-text';

/** Widths at 100 px of the same font files as Chromium 156 lays them out (letter-spacing behind the last letter taken off). */
const IN_CHROMIUM = [
  ['AVATAR To Wave', {}, 896.41],
  ['Žluťoučký kůň', {}, 753.81],
  ['Fifty waffles, Tokyo', { fontFamily: 'Playfair Display', fontWeight: 400 }, 859.11],
  ['WAVE', { tracking: 120 }, 361.5],
  ['مرحبا بالعالم', {}, 536.61],
  ['क्षितिज पर स्वागत', {}, 697],
  ['שלום עולם 2026', {}, 766.11],
] as const;

describe('shaping', () => {
  it.each(IN_CHROMIUM)('sets %s as wide as a browser', async (text, style, width) => {
    expect(await widthOf(text, style)).toBeCloseTo(width, 1);
  });

  it('kerns', async () => {
    expect(await widthOf('AV')).toBeLessThan((await widthOf('A')) + (await widthOf('V')) - 1);
  });

  it('joins Arabic letters: beginning, middle, end and alone are four shapes', async () => {
    const [end, middle, beginning] = await setLine('ههه');
    const [alone] = await setLine('ه');
    const shapes = [end, middle, beginning, alone].map((letter) => JSON.stringify(letter?.contours));
    expect(new Set(shapes).size).toBe(4);
    expect(alone?.joins).toBe(true);
  });

  it('keeps a Devanagari syllable and its signs one letter', async () => {
    const letters = await setLine('क्षि');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.joins).toBe(true);
  });

  it('keeps an accent with its letter, composed or not', async () => {
    const [composed] = await setLine('\u00e9');
    const letters = await setLine('e\u0301');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.contours).toHaveLength(composed?.contours.length ?? 0);
  });

  it('spaces tracked letters apart: no ligatures, no gap behind the last', async () => {
    const style = { fontFamily: 'Lora', fontWeight: 400 };
    expect(await setLine('fi', style)).toHaveLength(1);
    expect(await setLine('fi', { ...style, tracking: 50 })).toHaveLength(2);
    expect((await widthOf('HH', { tracking: 50 })) - (await widthOf('HH'))).toBeCloseTo(5);
  });

  it('never tracks joining letters', async () => {
    expect(await widthOf('مرحبا', { tracking: 200 })).toBeCloseTo(await widthOf('مرحبا'));
  });

  it('gives outlines that stand on the baseline, in hundredths of a px', async () => {
    const [letter] = await setLine('H');
    const points = (letter?.contours ?? []).flatMap(({ v }) => v);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(0);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-70); // Montserrat's capitals: 700 of 1000 units
    for (const value of points.flat()) expect(Math.round(value * 100) / 100).toBe(value);
  });
});

describe('what is typed', () => {
  it('writes capitals as the language does', async () => {
    expect(await widthOf('Straße', { caps: true })).toBeCloseTo(await widthOf('STRASSE'));
    expect(await widthOf('diz', { caps: true, language: 'tr' })).toBeCloseTo(await widthOf('DİZ'));
    expect(await widthOf('ώρα', { caps: true, language: 'el' })).toBeCloseTo(await widthOf('ΩΡΑ'));
  });

  it('has no lines without a visible letter', async () => {
    for (const text of ['', '   ', '\n \n']) {
      const { lines, overflows } = await setText(text, { box: { widthPx: 100, heightPx: 100 } });
      expect([lines.length, overflows]).toEqual([0, false]);
    }
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0003'])('ends a line at %j', async (end) => {
    expect((await setText(`one${end}two${end}${end}four`)).lines.map(({ clusters }) => clusters.length)).toEqual([
      3, 3, 0, 4,
    ]);
  });

  it('does not count spaces and line ends behind the text', async () => {
    const { lines } = await setText('Hello  \n\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.width).toBeCloseTo(await widthOf('Hello'));
  });

  it('draws nothing for control characters, byte order marks, soft hyphens and marks of direction', async () => {
    const drawn = async (text: string) => (await setLine(text)).flatMap(({ contours }) => contours).length;
    expect(await drawn('a\t\u0007\ufeff\u00ad\u200e\u2067b\u2069')).toBe(await drawn('ab'));
  });
});
