/** A heart that beats twice and rests; rings go out from it. */
import type { AnimationSource } from '../animation-source';
import { fixed } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { arc } from '../lottie/figures';
import { group, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { curve, fill, stroke } from '../lottie/shape';

const red = fixed('#ff3d5a');
const light = fixed('#ffb3c0');
const MIDDLE = [540, 540] as const;

function draw(): LottieDraft[] {
  const beat = keys(
    [0, 100, 'inOutSine'],
    [0.2, 116, 'inOutSine'],
    [0.4, 98, 'inOutSine'],
    [0.6, 112, 'inOutSine'],
    [0.95, 100],
  );
  return [
    ring(0.15),
    ring(0.55),
    shapes([group([heart(), fill(red)]), group([shine(), stroke(light, 34, { cap: 'round' })])], {
      name: 'Heart',
      at: MIDDLE,
      scale: beat,
    }),
  ];
}

function heart() {
  return curve([
    { at: [0, 300], in: [60, -50], out: [-60, -50] },
    { at: [-330, -60], in: [0, 150], out: [0, -130] },
    { at: [-165, -240], in: [-90, 0], out: [75, 0] },
    { at: [0, -130], in: [-30, -65], out: [30, -65] },
    { at: [165, -240], in: [-75, 0], out: [90, 0] },
    { at: [330, -60], in: [0, -130], out: [0, 150] },
  ]);
}

function shine() {
  return curve(
    [
      { at: [-245, -75], out: [2, -50] },
      { at: [-170, -160], in: [-48, 0] },
    ],
    false,
  );
}

function ring(from: number): LottieDraft {
  return shapes([group([arc(400, 0, 360), stroke(light, 22)])], {
    name: 'Ring',
    at: MIDDLE,
    scale: keys([from, 60, 'outCubic'], [from + 1.1, 122]),
    opacity: keys([from, 0, 'hold'], [from + 0.04, 90, 'outCubic'], [from + 1.1, 0]),
  });
}

export const heartbeat: AnimationSource = {
  id: 61,
  name: 'Heartbeat',
  file: 'heartbeat.json',
  shape: 'square',
  seconds: 2,
  stillSeconds: 0.7,
  draw,
};
