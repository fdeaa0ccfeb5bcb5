/** Merged paths as the import bakes them look as Skottie draws them itself. */
import { createCanvas, LottieAnimation as SkottieAnimation } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { openScenePainter, withMergedPaths } from '../../sdk/node/painter';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import { circle, fill, from, ORANGE, placed, rectangle, scene, shapes, still, WHITE } from './lottie/parts';
import { luma, ssim } from './ssim';

const group = { ty: 'gr', it: [circle(180), { ...placed, p: from([-150, 0], [150, 40]), r: still(20) }] };
const line = { ty: 'st', c: still(WHITE), o: still(100), w: still(6), lc: 2, lj: 2 };

function documentOf(mm: number): LottieAnimation {
  const items = [rectangle(300, 160), group, circle(140, [60, 60]), { ty: 'mm', mm }, fill(ORANGE), line, placed];
  return scene('merged', [{ ...shapes([]), shapes: [{ ty: 'gr', it: items }] }]).animation;
}

function painted(animation: LottieAnimation, frame: number, isBaked: boolean): Float64Array {
  const { w: width, h: height } = animation;
  const context = createCanvas(width, height).getContext('2d');
  if (isBaked) openScenePainter(animation, () => undefined).paint(context, frame);
  else {
    const skottie = SkottieAnimation.loadFromData(JSON.stringify(animation));
    skottie.seekFrame(frame);
    skottie.render(context, { x: 0, y: 0, width, height });
  }
  return luma(context.getImageData(0, 0, width, height).data);
}

test.each([
  ['added', 2],
  ['subtracted', 3],
  ['intersected', 4],
  ['excluded', 5],
])('outlines that are %s, while one moves', (_name, mode) => {
  const animation = documentOf(mode);
  const baked = withMergedPaths(animation);
  expect(JSON.stringify(baked)).not.toContain('"mm"');
  for (const frame of [8, 20, 35]) {
    const own = painted(baked, frame, true);
    expect(ssim(own, painted(animation, frame, false), animation.w, animation.h)).toBeGreaterThanOrEqual(0.995);
  }
  expect(painted(baked, 8, true)).not.toEqual(painted(baked, 35, true));
});
