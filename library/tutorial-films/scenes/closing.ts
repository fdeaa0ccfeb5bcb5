import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, polygon, stroke, trim } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { SCENE_BARS } from '../film';
import { BLUE, blue, body, brightBlue, display, label, paleBlue, paper, white } from '../look';

const headline = textareaField('headline', 'Headline', 'Now make yours', { maxLength: 50 });
const hint = sceneTextField('hint', 'Text', 'All steps are below the video.', { maxLength: 70 });
const points = [1, 2, 3].map((place) =>
  sceneTextField(`point-${place}`, `Point ${place}`, 'Choose a recipe', { maxLength: 50 }),
);

function draw(stage: LottieStage): LottieDraft[] {
  return [
    shapes([group([ellipse([0, 0], 900), fill(brightBlue)])], {
      name: 'Disc',
      at: [1640, 240],
      scale: keys([0, 92, 'linear'], [stage.seconds, 104]),
    }),
    text(headline, {
      box: { x: 140, y: 190, width: 1400, height: 250 },
      type: display(124),
      color: white,
      fit: { minSize: 80, maxLines: 2, align: 'bottom' },
      animators: [rise(0.35, { distance: 60, seconds: 0.7 })],
    }),
    ...points.flatMap((point, place) => pointLine(point, place)),
    text(hint, {
      box: { x: 140, y: 900, width: 1400, height: 64 },
      type: label(42),
      color: paleBlue,
      fit: { maxLines: 1, minSize: 32 },
      animators: [rise(1.6, { distance: 30, seconds: 0.6 })],
    }),
    ...opening(stage),
  ];
}

function pointLine(point: TextFieldSource, place: number): LottieDraft[] {
  const y = 540 + place * 112;
  const at = 0.7 + place * 0.25;
  const badge = anchor({ at: [176, y], scale: keys([at, [0, 0], 'softOvershoot'], [at + 0.4, [100, 100]]) });
  const check = polygon(
    [
      [-16, 2],
      [-4, 14],
      [18, -12],
    ],
    false,
  );
  const drawn = trim(0, keys([at + 0.2, 0, 'outCubic'], [at + 0.5, 100]));
  return [
    shapes([group([ellipse([0, 0], 72), fill(white)]), group([check, drawn, stroke(blue, 8, { cap: 'round' })])], {
      name: 'Check',
      parent: badge,
    }),
    text(point, {
      box: { x: 244, y: y - 40, width: 1300, height: 80 },
      type: body(54),
      color: white,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [rise(at, { distance: 30, seconds: 0.5 })],
    }),
  ];
}

/** The paper of the steps goes up. */
function opening(stage: LottieStage): LottieDraft[] {
  const scale = keys([0, [100, 100], 'inOutCubic'], [0.4, [100, 0]]);
  return [block(stage.full, paper, { name: 'Paper', pivot: [0.5, 0], scale, until: 0.4 })];
}

/** Summary, and the address to read on. */
export const closing: SceneSource = {
  id: 2,
  slug: 'closing',
  name: 'Closing',
  description: 'Three points and where to read on.',
  bars: SCENE_BARS,
  keyframeSeconds: 3,
  texts: [headline, ...points, hint],
  colors: [],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
