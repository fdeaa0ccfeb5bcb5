/** Small capitals: capitals of 0.7 of the size for lowercase letters, and for nothing else. */
import { describe, expect, it } from 'vitest';
import type { TextCluster } from '../../../../sdk/scene/text-shaper';
import { setLine, setText, widthOf } from './set-text';

const caps = 'small';
const heightOf = ({ contours }: TextCluster) => {
  const ys = contours.flatMap(({ v }) => v.map(([, y]) => y));
  return Math.max(...ys) - Math.min(...ys);
};

describe('small capitals', () => {
  it('are capitals of a smaller size, with their width', async () => {
    const [large, small] = await setLine('Hh', { caps });
    const [capital] = await setLine('H');
    expect(heightOf(large as TextCluster)).toBeCloseTo(heightOf(capital as TextCluster));
    expect(heightOf(small as TextCluster)).toBeCloseTo(0.7 * heightOf(capital as TextCluster));
    expect(small?.contours).toHaveLength(capital?.contours.length ?? 0);
    expect(small?.width).toBeCloseTo(0.7 * (capital?.width ?? 0));
    expect(small?.x).toBeCloseTo(capital?.width ?? 0);
  });

  it('leave capitals, figures and signs as they are', async () => {
    for (const text of ['SALE 50% (2026)!', 'مرحبا', '日本語'])
      expect(await setText(text, { caps })).toEqual(await setText(text));
    const [, figure] = await setLine('a5', { caps });
    expect(heightOf(figure as TextCluster)).toBeCloseTo(heightOf((await setLine('5'))[0] as TextCluster));
  });

  it('are kerned among each other, and as wide as capitals of that size', async () => {
    expect(await widthOf('avatar', { caps })).toBeCloseTo(0.7 * (await widthOf('AVATAR')), 1);
  });

  it('follow the language, and letters that become several', async () => {
    const letters = async (text: string, language?: string) =>
      (await setText(text, { caps, ...(language && { language }) })).lines.flatMap(({ clusters }) =>
        clusters.map(({ contours }) => contours.length),
      );
    expect(await letters('i', 'tr')).toEqual([2]); // İ
    expect(await letters('i', 'en')).toEqual([1]);
    expect(await widthOf('ß', { caps })).toBeCloseTo(0.7 * (await widthOf('SS')), 1);
    expect((await setText('Straße', { caps })).breaks).toBeNull();
    expect(await letters('Μάιος', 'el')).toEqual(
      (await setText('ΜΑΪΟΣ')).lines.flatMap(({ clusters }) => clusters.map(({ contours }) => contours.length)),
    );
  });

  it('wrap and fit like any text, and say where lines begin', async () => {
    const text = 'Fresh Coffee Every Morning';
    const box = { widthPx: 700, heightPx: 400 };
    const { lines, breaks, overflows, sizePx } = await setText(text, { caps, box });
    expect([overflows, sizePx]).toEqual([false, 100]);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan((await setText(text, { caps: true, box })).lines.length);
    expect(breaks?.map((at) => text[at - 1])).toEqual(lines.slice(1).map(() => ' '));
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(700.5);
  });

  it('are not taken for the same letters in another case', async () => {
    const first = await widthOf('Ab', { caps });
    expect(first).toBeLessThan(await widthOf('AB', { caps }));
    expect(await widthOf('Ab', { caps })).toBe(first);
  });
});
