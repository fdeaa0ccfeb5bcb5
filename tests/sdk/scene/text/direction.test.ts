import { describe, expect, it } from 'vitest';
import type { TextLayout } from '../../../../sdk/scene/text-shaper';
import { setLine, setText } from './set-text';

/** Positions in reading order, as they appear from left to right. */
const order = async (text: string) => (await setLine(text)).map(({ index }) => index);

describe('direction', () => {
  it('sets Hebrew from right to left', async () => {
    expect(await order('שלום')).toEqual([3, 2, 1, 0]);
    expect((await setText('שלום')).lines[0]?.isRightToLeft).toBe(true);
  });

  it('keeps a number in Hebrew from left to right', async () => {
    expect(await order('אב 123')).toEqual([3, 4, 5, 2, 1, 0]);
  });

  it('sets a Hebrew word inside a Latin line from right to left', async () => {
    expect(await order('a בג d')).toEqual([0, 1, 3, 2, 4, 5]);
    expect((await setText('a בג d')).lines[0]?.isRightToLeft).toBe(false);
  });

  it('sets lines that are read from the right flush at the right, where the design has the text', async () => {
    const box = { widthPx: 2000, heightPx: 500 };
    const rightEdges = ({ lines }: TextLayout) => lines.map(({ x, width }) => Math.round(x + width));
    const [long, short] = (await setText('שלום לכל החברים\nשלום', { box })).lines;
    expect(long?.x).toBe(0);
    expect(short?.x).toBeGreaterThan(100);
    expect(new Set(rightEdges(await setText('שלום לכל החברים\nשלום', { box }))).size).toBe(1);
    // what is read from the left stays there, and other alignments are what they say
    expect((await setText('Hello to all\nHi', { box })).lines.map(({ x }) => x)).toEqual([0, 0]);
    expect((await setText('שלום', { box, align: 'center' })).lines[0]?.x).toBeGreaterThan(500);
  });

  it('mirrors brackets', async () => {
    const left = (await setLine('('))[0];
    const right = (await setLine(')'))[0];
    const line = await setLine('(א)');
    expect(line[0]?.contours).toEqual(left?.contours);
    expect(line[2]?.contours).toEqual(right?.contours);
  });

  it('decides the direction of a number by what stands in the line before', async () => {
    // after Arabic letters a number belongs to them even where a new line begins
    const text = 'Menu: مرحبا 12 قهوة';
    const { lines } = await setText(text, { box: { widthPx: 640, heightPx: 400 } });
    const last = [...(lines.at(-1)?.clusters ?? [])].sort((one, other) => one.index - other.index);
    expect([lines.length, last.length]).toEqual([2, '12 قهوة'.length]);
    const digits = last.slice(0, 2);
    const word = last.slice(3);
    expect(Math.min(...digits.map(({ x }) => x))).toBeGreaterThan(Math.max(...word.map(({ x }) => x)));
  });

  it('leaves the side to the template', async () => {
    const box = { widthPx: 800, heightPx: 200 };
    const [left, right, center] = await Promise.all(
      (['left', 'right', 'center'] as const).map(async (align) => (await setText('שלום', { box, align })).lines[0]),
    );
    const width = left?.width ?? 0;
    expect([left?.x, right?.x, center?.x]).toEqual([0, 800 - width, (800 - width) / 2]);
  });
});

describe('reading order', () => {
  it('numbers letters and words over all lines', async () => {
    const { lines } = await setText('one two\nthree');
    const letters = lines.flatMap(({ clusters }) => clusters);
    expect(letters.map(({ index }) => index)).toEqual([...Array(12).keys()]);
    expect(letters.filter(({ isSpace }) => !isSpace).map(({ wordIndex }) => wordIndex)).toEqual([
      0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2,
    ]);
  });

  it('takes every Japanese sign for a word, with the punctuation that clings to it', async () => {
    const letters = await setLine('春の、café');
    expect(letters.map(({ wordIndex }) => wordIndex)).toEqual([0, 1, 1, 2, 2, 2, 2]);
  });

  it('keeps a word that is broken over two lines one word', async () => {
    const { lines } = await setText('extraordinarily', { box: { widthPx: 400, heightPx: 1000 } });
    expect(lines.length).toBeGreaterThan(1);
    const words = lines.flatMap(({ clusters }) => clusters.map(({ wordIndex }) => wordIndex));
    expect(new Set(words)).toEqual(new Set([0]));
  });
});
