import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, ink, LIME, label, lime, pink, violet } from './look';
import { roll } from './motifs';
import { tape } from './tape';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Text before the number', 'Up to', { maxLength: 24 });
const figure = sceneTextField('figure', 'Number', '−50%', { maxLength: 8 });
const caption = textareaField('caption', 'Caption', 'on chairs, lamps and everything made of wool', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...tapes(stage),
    text(kicker, {
      box: stage.pick({ x: 96, y: 84, width: 700, height: 110 }, { x: 84, y: 420, width: 800, height: 120 }),
      type: label(stage.pick(88, 92)),
      color: ink,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [rise(0.25, { by: 'line', distance: 60, seconds: 0.5 })],
    }),
    text(figure, {
      box: stage.pick({ x: 76, y: 190, width: 1768, height: 600 }, { x: 66, y: 550, width: 948, height: 640 }),
      type: display(stage.pick(620, 480)),
      color: ink,
      fit: { maxLines: 1, minSize: 160, align: stage.pick('center', 'center') },
      animators: [roll(0.2, 520)],
    }),
    text(caption, {
      box: stage.pick({ x: 96, y: 790, width: 1500, height: 90 }, { x: 84, y: 1220, width: 912, height: 300 }),
      type: body(stage.pick(58, 68)),
      color: ink,
      fit: { minSize: 30, align: stage.pick('center', 'top') },
      animators: [rise(0.7, { distance: 40 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Two tapes that run past above and below the number. */
function tapes(stage: LottieStage): LottieDraft[] {
  return [
    ...tape(stage, {
      at: stage.pick([1720, 120], [860, 170]),
      angle: stage.pick(28, 24),
      width: stage.pick(170, 150),
      background: violet,
      paint: lime,
      start: 0.15,
      speed: -180,
    }),
    ...tape(stage, {
      at: stage.pick([960, 1000], [540, 1780]),
      angle: stage.pick(-3, -5),
      width: stage.pick(160, 170),
      background: ink,
      paint: pink,
      start: 0.3,
    }),
  ];
}

/** The discount, as large as it goes. */
export const discount: SceneSource = {
  id: 7102,
  slug: 'discount',
  name: 'Number',
  description: 'The discount as large as it goes, between running tapes.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [kicker, figure, caption],
  colors,
  background: { default: { type: 'color', color: LIME }, allowed: ['color'] },
  draw,
};
