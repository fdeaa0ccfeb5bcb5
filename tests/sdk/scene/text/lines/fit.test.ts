import { describe, expect, it } from 'vitest';
import type { TextStyle } from '../../../../../sdk/scene/text-shaper';
import { linesOf, setText } from '../set-text';

const box = (widthPx: number, heightPx: number) => ({ box: { widthPx, heightPx } });

describe('fitting', () => {
  it('keeps the size where the text fits', async () => {
    const { sizePx, overflows } = await setText('Hello', box(800, 200));
    expect([sizePx, overflows]).toEqual([100, false]);
  });

  it('shrinks to the largest size that fits', async () => {
    const text = 'A headline that is longer than its box';
    const style: Partial<TextStyle> = { ...box(700, 260), minSizePx: 30 };
    const layout = await setText(text, style);
    expect(layout.overflows).toBe(false);
    expect(layout.sizePx).toBeLessThan(100);
    const larger = layout.sizePx + 1;
    const again = await setText(text, { ...style, sizePx: larger, lineHeightPx: larger * 1.2, minSizePx: larger });
    expect(again.overflows).toBe(true);
  });

  it('lets the line height shrink along', async () => {
    const { lines, sizePx } = await setText('one two three four five six', { ...box(500, 260), minSizePx: 20 });
    expect((lines[1]?.baseline ?? 0) - (lines[0]?.baseline ?? 0)).toBeCloseTo(sizePx * 1.2);
  });

  it('shrinks a long word before it breaks it', async () => {
    const { lines, sizePx, overflows } = await setText('Unbelievably', { ...box(400, 400), minSizePx: 20 });
    expect([lines.length, overflows]).toEqual([1, false]);
    expect(sizePx).toBeLessThan(100);
    expect(lines[0]?.width).toBeLessThanOrEqual(400.5);
  });

  it('breaks the word at the smallest size, and says so', async () => {
    const { lines, sizePx, overflows } = await setText('Unbelievably', { ...box(300, 900), minSizePx: 80 });
    expect([sizePx, overflows]).toEqual([80, true]);
    expect(lines.length).toBeGreaterThan(1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(300.5);
  });

  it('says when there are too many lines, for the box or for the template', async () => {
    const text = 'one\ntwo\nthree';
    expect((await setText(text, { ...box(500, 200), minSizePx: 90 })).overflows).toBe(true);
    expect((await setText(text, { ...box(500, 900), maxLines: 2, minSizePx: 20 })).overflows).toBe(true);
    expect((await setText(text, { ...box(500, 900), maxLines: 3 })).overflows).toBe(false);
  });

  it('shrinks into the lines it may have', async () => {
    const layout = await setText('Three words more', { ...box(600, 900), maxLines: 1, minSizePx: 20 });
    expect([layout.lines.length, layout.overflows]).toEqual([1, false]);
  });

  it('stands at the top, in the middle or at the bottom', async () => {
    const baseline = async (verticalAlign: TextStyle['verticalAlign']) =>
      (await setText('Hello', { ...box(800, 520), verticalAlign })).lines[0]?.baseline ?? 0;
    const top = await baseline('top');
    expect((await baseline('center')) - top).toBeCloseTo(200);
    expect((await baseline('bottom')) - top).toBeCloseTo(400);
  });

  it('neither wraps nor fits without a box', async () => {
    const layout = await setText('A long line that nothing stops', { align: 'center', minSizePx: 10 });
    expect([layout.lines.length, layout.sizePx, layout.overflows]).toEqual([1, 100, false]);
    expect(layout.lines[0]?.x).toBeCloseTo(-(layout.lines[0]?.width ?? 0) / 2);
  });
});

describe('balance', () => {
  it('leaves no word alone in the last line', async () => {
    const text = 'Made by hand in small batches';
    const layout = await setText(text, { ...box(1500, 400), sizePx: 100 });
    expect(linesOf(text, layout)).toEqual(['Made by hand', 'in small batches']);
  });

  it('takes no more lines than it must', async () => {
    const { lines } = await setText('one two three', box(2000, 400));
    expect(lines).toHaveLength(1);
  });

  it('is as even as the words allow', async () => {
    const text = 'aaaa bb cc dddd eeeeee ff';
    const layout = await setText(text, box(560, 900));
    const widths = layout.lines.map(({ width }) => width);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(220);
    expect(linesOf(text, layout).join(' ')).toBe(text);
  });

  it('balances each paragraph by itself', async () => {
    const text = 'Fresh\nroasted every single morning';
    expect(linesOf(text, await setText(text, box(1300, 500)))).toEqual(['Fresh', 'roasted every', 'single morning']);
  });
});
