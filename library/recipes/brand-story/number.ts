import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { ellipse, fill, straightLine, stroke, trim } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { dust, eyelids, fadeUp, leak, push, surface } from './film';
import { amber, colors, cream, ember, NIGHT, serif, wide } from './look';

const figure = sceneTextField('figure', 'Number', '1974', { maxLength: 10 });
const caption = textareaField('caption', 'Caption', 'The year our grandmother built the first kiln behind the house.', {
  maxLength: 130,
});

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...leak(stage, 'left', 0.9),
    ...leader(stage),
    dust(stage),
    text(figure, {
      box: stage.pick({ x: 440, y: 300, width: 1040, height: 350 }, { x: 210, y: 640, width: 660, height: 320 }),
      type: wide(stage.pick(350, 220)),
      color: cream,
      align: 'center',
      fit: { maxLines: 1, minSize: 90, align: 'center' },
      scale: push(stage, 105),
      animators: [fadeUp(0.5, 1.6)],
    }),
    text(caption, {
      box: stage.pick({ x: 560, y: 716, width: 800, height: 190 }, { x: 124, y: 1330, width: 832, height: 300 }),
      type: serif(stage.pick(54, 60)),
      color: cream,
      align: 'center',
      fit: { minSize: 32 },
      animators: [surface(1.3)],
    }),
    ...eyelids(stage),
  ];
}

/** The leader of a reel: rings, a cross, and a hand that sweeps once a bar. */
function leader(stage: LottieStage): LottieDraft[] {
  const at = stage.pick<readonly [number, number]>([960, 480], [540, 800]);
  const radius = stage.pick(640, 420);
  const { beat, seconds, width, height } = stage;
  const ring = (size: number, start: number) =>
    group([
      arc(size, 0, 359.9),
      trim(0, keys([start, 0, 'inOutCubic'], [start + 1.4, 100])),
      stroke(amber, 4, { opacity: 60 }),
    ]);
  const cross = group([straightLine([-width, 0], [width, 0]), stroke(amber, 3, { opacity: 30 })]);
  const upright = group([straightLine([0, -height], [0, height]), stroke(amber, 3, { opacity: 30 })]);
  return [
    shapes(
      [
        group([ellipse([0, 0], radius * 2), fill(ember, 22)]),
        cross,
        upright,
        ring(radius, 0.3),
        ring(radius * 0.84, 0.5),
      ],
      {
        name: 'Leader',
        at,
      },
    ),
    shapes([group([straightLine([0, 0], [0, -radius]), stroke(amber, 5)])], {
      name: 'Hand',
      at,
      rotation: keys([0, 0, 'linear'], [seconds, (seconds / (beat * 4)) * 360]),
    }),
  ];
}

/** A year or a number, on the leader of a reel. */
export const numberScene: SceneSource = {
  id: 8105,
  slug: 'number',
  name: 'Number',
  description: 'A year or a number, on the leader of a reel of film.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [figure, caption],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
