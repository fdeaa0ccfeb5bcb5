import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFonts } from '../../../../library/fonts/collect';
import { createTextShaper } from '../../../../sdk/scene/text/create-text-shaper';
import type { TextStyle } from '../../../../sdk/scene/text-shaper';
import { setText } from './set-text';

const { manifest, files } = collectFonts();
const read = new Map(files.map((font) => [font.file, font.read]));
const loadFile = async (file: string) => new Uint8Array(read.get(file)?.() ?? []).buffer;

/** The editor has loaded much before it sets a text; an export or a server sets it alone. */
const longTexts = fc
  .array(
    fc.constantFrom(
      'Rechtsschutzversicherungsgesellschaften',
      'Достопримечательность',
      'internationalization',
      '#BlackFridaySuperSale/2026',
      'hello.customers@spotreel.example',
      'Halte\u00adstellen\u00adschild',
      'und',
      '50 %',
      '春のコーヒー',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

const words = fc.string({
  unit: fc.constantFrom(
    ...'abW fi-.,() 12\nקוםمرحباक्षि春の커피',
    '👍🏽',
    '\u0301',
    '\u200d',
    '\u2067',
    '\u0000',
    '\ud800',
  ),
  maxLength: 60,
});
const styles: fc.Arbitrary<Partial<TextStyle>> = fc.record({
  align: fc.constantFrom('left', 'center', 'right'),
  verticalAlign: fc.constantFrom('top', 'center', 'bottom'),
  tracking: fc.constantFrom(0, 80, -20),
  caps: fc.boolean(),
  box: fc.record({ widthPx: fc.integer({ min: 40, max: 1200 }), heightPx: fc.integer({ min: 40, max: 800 }) }),
  minSizePx: fc.constantFrom(20, 60, 100),
});

describe('any text', () => {
  it('is laid out inside its box or flagged, every letter numbered once', async () => {
    await fc.assert(
      fc.asyncProperty(words, styles, async (text, style) => {
        const { lines, overflows, sizePx } = await setText(text, style);
        const width = style.box?.widthPx ?? 0;
        const letters = lines.flatMap(({ clusters }) => clusters);
        expect(letters.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...letters.keys()]);
        expect(sizePx).toBeGreaterThanOrEqual(Math.min(100, style.minSizePx ?? 100));
        for (const number of letters.flatMap(({ x, width }) => [x, width])) expect(Number.isFinite(number)).toBe(true);
        // shaping a line by itself can lose or win a pair's kerning at its ends
        if (!overflows) for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + sizePx * 0.1);
        const known = new Set(letters.map(({ wordIndex }) => wordIndex));
        expect(Math.max(-1, ...known)).toBeLessThan(letters.length);
      }),
      { numRuns: 150 },
    );
  });

  it('has the same lines wherever it is set, whatever was set before', async () => {
    await fc.assert(
      fc.asyncProperty(
        longTexts,
        styles,
        fc.constantFrom('de', 'en', 'en-GB', 'ru', 'fi', 'cs', undefined),
        fc.array(fc.record({ x: fc.nat(600), y: fc.nat(400) }), { maxLength: 1 }),
        async (text, style, language, corners) => {
          const zones = corners.map((corner) => ({ ...corner, width: 200, height: 150, isRound: false }));
          const whole = { ...style, zones, ...(language !== undefined && { language }) };
          const inEditor = await setText(text, whole);
          const alone = await setText(text, whole, createTextShaper({ manifest, loadFile }));
          expect(alone).toEqual(inEditor);
        },
      ),
      { numRuns: 60 },
    );
  });
});
