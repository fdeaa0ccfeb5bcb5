/**
 * The sheet of scripts: preview and render paint it alike, and no letter of it is a missing glyph. `npm run
 * library:scripts` also writes it, the preview's beside the renderer's.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../library/fonts/families';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { latinSentences, scriptSentences } from '../../library/sheet/script-sentences';
import type { TextStyle } from '../../sdk/scene/text-shaper';
import { type BrowserPainter, openBrowserPainter } from './painters';
import { paintScriptSheet, writeScriptSheet } from './script-sheet-pictures';
import { luma, ssim } from './ssim';

const shaper = createPackageTextShaper();
let browser: BrowserPainter;

beforeAll(async () => {
  browser = await openBrowserPainter(new Map());
});
afterAll(() => browser.close());

test('both painters draw it alike', { timeout: 90_000 }, async () => {
  const pictures = await paintScriptSheet(browser, shaper);
  if (process.env.SPOTREEL_WRITE_SHEET === '1') writeScriptSheet('dist/sheet/scripts.webp', pictures);
  const { width, height, preview, render } = pictures;
  expect(ssim(luma(preview), luma(render), width, height)).toBeGreaterThanOrEqual(0.98);
  // an empty picture equals an empty picture
  expect(luma(preview).filter((value) => value < 80).length).toBeGreaterThan(10_000);
});

describe('no letter is a missing glyph', () => {
  const sentences = [...latinSentences(families.map(({ name }) => name)), ...scriptSentences];
  test.each(sentences)('$script in $family', async ({ family, text }) => {
    const style: TextStyle = {
      fontFamily: family,
      fontWeight: 400,
      sizePx: 100,
      tracking: 0,
      lineHeightPx: 120,
      align: 'left',
      verticalAlign: 'top',
    };
    // of the family itself, and of the last one that the sentence fell back to
    const unknown = '\u{10fffe}';
    await shaper.prepare([{ text: `${text} ${unknown}`, style }]);
    const set = (words: string) => shaper.layout(words, style).lines[0]?.clusters ?? [];
    const lastOf = (words: string) => set(words).toSorted((a, b) => b.index - a.index)[0]?.contours;
    const boxes = [unknown, `${text}${unknown}`].map((words) => JSON.stringify(lastOf(words)));
    const letters = set(text).filter(({ isSpace }) => !isSpace);
    expect(letters.length).toBeGreaterThan(10);
    for (const { contours } of letters) {
      expect(contours.length).toBeGreaterThan(0);
      expect(boxes).not.toContain(JSON.stringify(contours));
    }
  });
});
