import { describe, expect, test } from 'vitest';
import { animation } from '../../../library/lottie/animation';
import { pushIn } from '../../../library/lottie/camera';
import { fixed } from '../../../library/lottie/color';
import { anchor, block } from '../../../library/lottie/layers';
import { inside } from '../../../library/lottie/matte';
import { createLottieStage } from '../../../library/lottie/stage';

const stage = createLottieStage('landscape', 2, 120);
const box = { x: 100, y: 100, width: 200, height: 100 };
const ink = fixed('#000000');

describe('a push', () => {
  test('holds all layers, and what cuts them, by one camera that comes closer to the middle', () => {
    const holder = anchor({ name: 'Holder' });
    const window = block(box, ink, { name: 'Window', parent: holder });
    const filmed = pushIn(stage, [
      block(box, ink, { name: 'Free' }),
      block(box, ink, { name: 'Held', parent: holder, matte: inside(window) }),
    ]);
    const { layers } = animation(stage, 'push', filmed);
    const byName = (name: string) => layers.find(({ nm }) => nm === name);
    const camera = byName('Camera');
    expect(layers.filter(({ nm }) => nm === 'Camera' || nm === 'Holder')).toHaveLength(2);
    expect(camera?.ks).toMatchObject({ p: { k: [960, 540, 0] }, a: { k: [960, 540, 0] } });
    expect(camera?.ks.s?.k).toMatchObject([
      { t: 0, s: [99, 99, 100] },
      { t: 120, s: [102, 102, 100] },
    ]);
    expect(byName('Free')?.parent).toBe(camera?.ind);
    expect(byName('Holder')?.parent).toBe(camera?.ind);
    expect([byName('Held')?.parent, byName('Window')?.parent]).toEqual([byName('Holder')?.ind, byName('Holder')?.ind]);
    const held = layers.findIndex(({ nm }) => nm === 'Held');
    expect(layers[held - 1]).toMatchObject({ nm: 'Window', td: 1 });
  });

  test('leaves the drafts as they were', () => {
    const free = block(box, ink, { name: 'Free' });
    pushIn(stage, [free]);
    expect(free.parent).toBeUndefined();
  });
});
