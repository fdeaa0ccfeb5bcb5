import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { starRow } from '../../../lottie/star-row';
import { text } from '../../../lottie/text';
import { drop, wave, wellUp } from './flow';
import { BLUSH, body, colors, coral, cream, display, label, lilac, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'Dinner lasts longer now. I blame the lamp.', {
  maxLength: 140,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Maya Lindqvist', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'Architect, Malmö', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const star = stage.pick(64, 74);
  const rowWidth = 5 * star + 4 * 14;
  return [
    drop(stage, lilac, { at: stage.pick([300, 900], [180, 1560]), radius: 520, start: 0.1, bulges: 4, turn: 90 }),
    drop(stage, cream, {
      at: stage.pick([960, 520], [540, 880]),
      radius: stage.pick(1010, 900),
      start: 0.2,
      bulges: 3,
      turn: -36,
    }),
    wave(stage, { paint: coral, level: stage.pick(990, 1800) }),
    ...starRow({
      at: [stage.width / 2 - rowWidth / 2, stage.pick(150, 360)],
      size: star,
      gap: 14,
      paint: coral,
      start: 0.6,
    }),
    text(quote, {
      box: stage.pick({ x: 300, y: 260, width: 1320, height: 440 }, { x: 100, y: 490, width: 880, height: 700 }),
      type: display(stage.pick(150, 138)),
      color: plum,
      align: 'center',
      fit: { minSize: 64, align: 'center' },
      animators: [wellUp(0.5, 1.3)],
    }),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function signature(stage: LottieStage): LottieDraft[] {
  return [
    text(author, {
      box: stage.pick({ x: 460, y: 740, width: 1000, height: 66 }, { x: 140, y: 1250, width: 800, height: 70 }),
      type: label(stage.pick(50, 54)),
      color: plum,
      align: 'center',
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(1.1, { by: 'line', distance: 36, seconds: 0.6 })],
    }),
    text(role, {
      box: stage.pick({ x: 460, y: 810, width: 1000, height: 60 }, { x: 140, y: 1324, width: 800, height: 64 }),
      type: body(stage.pick(42, 46)),
      color: plum,
      align: 'center',
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(1.2, { by: 'line', distance: 36, seconds: 0.6 })],
    }),
  ];
}

/** Words of a customer, in a drop of cream. */
export const review: SceneSource = {
  id: 1206,
  slug: 'review',
  name: 'Review',
  description: 'Five stars and a customer’s words in a large drop.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [quote, author, role],
  colors,
  background: { default: { type: 'color', color: BLUSH }, allowed: ['color'] },
  draw,
};
