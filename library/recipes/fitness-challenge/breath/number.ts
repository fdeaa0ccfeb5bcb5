import { sceneColorField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import { slot } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, coral, DUSK, duskColors, label, lilac, mist, sage, serif } from './look';
import { breath, dawn, drift, halo, hills } from './motifs';
import { closingWipe, openingWipe } from './wipes';

/** On the disc, whatever the text color. */
const duskInk = slot('disc-text', DUSK);

const before = sceneTextField('before', 'Text before the number', 'Breathe in', { maxLength: 24 });
const figure = sceneTextField('figure', 'Number', '10', { maxLength: 6 });
const after = textareaField('after', 'Text after the number', 'minutes are enough to begin the day as yours.', {
  maxLength: 90,
});

function draw(stage: LottieStage): LottieDraft[] {
  const at: readonly [number, number] = stage.pick([560, 520], [540, 760]);
  const radius = stage.pick(280, 310);
  return [
    ...hills(stage, stage.pick(180, 300), sage, lilac),
    ...breath(stage, at, radius, coral),
    halo(at, radius * 1.24, mist, 0.8, 4),
    text(figure, {
      box: { x: at[0] - radius * 0.85, y: at[1] - radius * 0.72, width: radius * 1.7, height: radius * 1.36 },
      type: serif(stage.pick(330, 360)),
      color: duskInk,
      align: 'center',
      fit: { maxLines: 1, minSize: 100, align: 'center' },
      animators: [dawn(0.8)],
    }),
    text(before, {
      box: stage.pick({ x: 1090, y: 300, width: 734, height: 70 }, { x: 84, y: 190, width: 912, height: 80 }),
      type: label(stage.pick(50, 54)),
      color: mist,
      align: stage.pick('left', 'center'),
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [drift(0.7)],
    }),
    text(after, {
      box: stage.pick({ x: 1090, y: 390, width: 734, height: 380 }, { x: 120, y: 1270, width: 840, height: 330 }),
      type: body(stage.pick(70, 66)),
      color: mist,
      align: stage.pick('left', 'center'),
      fit: { minSize: 40 },
      animators: [drift(1.1)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One number on a disc that breathes. */
export const numberScene: SceneSource = {
  id: 11202,
  slug: 'breath-number',
  name: 'Number',
  description: 'One number on a disc that breathes in and out.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [before, figure, after],
  colors: [...duskColors, sceneColorField('Dark', duskInk)],
  background: { default: { type: 'color', color: DUSK }, allowed: ['color'] },
  draw,
};
