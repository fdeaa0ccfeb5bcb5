import { describe, expect, it } from 'vitest';
import type { TextLayout } from '../../../../../sdk/scene/text-shaper';
import { inkReachOf } from '../../../../../sdk/scene/zones/keep-out';
import { setText } from '../set-text';

const box = { widthPx: 700, heightPx: 400 };
/** As tight as the library's headlines. */
const tight = { lineHeightPx: 95, minSizePx: 40, box };

/** Px between the letters of each line and those of the next. */
function gaps({ lines }: TextLayout): number[] {
  const reaches = lines.map(({ baseline, clusters }) => ({ baseline, ...inkReachOf(clusters) }));
  return reaches.slice(1).map((line, index) => {
    const before = reaches[index] ?? line;
    return line.baseline - line.above - (before.baseline + before.below);
  });
}

describe('tall letters', () => {
  it.each([
    ['Vietnamese', 'Ưu đãi mùa thu bắt đầu từ hôm nay, giảm giá Ế ẩm'],
    ['Thai', 'ลดราคาฤดูใบไม้ร่วงเริ่มแล้ววันนี้ที่ร้านทุกสาขา ปั๊มน้ำมัน ผู้ใหญ่'],
    ['Burmese', 'ဆောင်းဦးရာသီ လျှော့ဈေး ယနေ့စတင်ပြီ ကြိုဆိုပါသည်'],
    ['Tibetan', 'སྟོན་ཁའི་ཚོང་འཚོང་དེ་རིང་འགོ་འཛུགས་ཞུ་རྒྱུ'],
  ])('of %s do not touch the line above or below', async (_, text) => {
    const layout = await setText(text, tight);
    expect(layout.lines.length).toBeGreaterThan(1);
    for (const gap of gaps(layout)) expect(gap).toBeGreaterThanOrEqual(0);
  });

  it('of the first and the last line stay inside the box', async () => {
    for (const verticalAlign of ['top', 'center', 'bottom'] as const) {
      const { lines } = await setText('སྟོན་ཁའི་ཚོང་འཚོང་དེ་རིང་འགོ་འཛུགས་ཞུ་རྒྱུ', { ...tight, verticalAlign });
      const first = lines[0];
      const last = lines.at(-1);
      expect((first?.baseline ?? 0) - inkReachOf(first?.clusters ?? []).above).toBeGreaterThanOrEqual(-0.5);
      expect((last?.baseline ?? 0) + inkReachOf(last?.clusters ?? []).below).toBeLessThanOrEqual(box.heightPx + 0.5);
    }
  });

  it('leave a text of usual letters as it was designed, with an accent too', async () => {
    const { lines, sizePx } = await setText('École d’été à Orléans, Größe, Åre', { ...tight, minSizePx: 100 });
    const steps = lines.slice(1).map(({ baseline }, index) => baseline - (lines[index]?.baseline ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(0.95 * sizePx, 3);
  });
});
