import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { openScenePainter } from '../../../sdk/node/painter';
import { templateProblems } from '../../../sdk/scene/check/check-template';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { effectExamples } from './effect-examples';

const WIDTH = 192;
const HEIGHT = 108;
const FRAME = 20;

/** Where the document has a photo, this is shown. */
const photo = createCanvas(WIDTH, HEIGHT);
const inks = photo.getContext('2d');
inks.fillStyle = '#60a0d0';
inks.fillRect(0, 0, WIDTH, HEIGHT);
inks.fillStyle = '#f0e0a0';
inks.fillRect(40, 20, 30, 70);

function painted(animation: LottieAnimation): Uint8ClampedArray {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  openScenePainter(animation, () => photo).paint(context, FRAME);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

describe.each(effectExamples.map((example) => [example.slug, example] as const))('%s', (_slug, { shown, plain }) => {
  test('is what the checker lets through, apart from the picture without a slot', () => {
    expect(templateProblems(shown).filter(({ feature }) => feature !== 'external picture')).toEqual([]);
  });

  test('changes what is seen', () => {
    const before = painted(plain);
    const changed = painted(shown).filter((value, index) => Math.abs(value - (before[index] ?? 0)) > 2);
    expect(changed.length).toBeGreaterThan(100);
  });
});
