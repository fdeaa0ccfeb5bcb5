import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, coral, ink, LILAC, label, lightColors, lilac, mist, sage, serif } from './look';
import { dawn, drift, hills, sun } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper Studio', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Thirty quiet mornings', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Ten minutes a day, from the first of May', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    sun(stage, stage.pick([1440, 570], [600, 1330]), stage.pick(410, 380), coral),
    sun(stage, stage.pick([1700, 230], [880, 930]), stage.pick(90, 90), mist, 100),
    ...hills(stage, stage.pick(300, 420), sage, lilac),
    text(kicker, {
      box: stage.pick({ x: 96, y: 120, width: 900, height: 70 }, { x: 84, y: 190, width: 912, height: 76 }),
      type: label(stage.pick(46, 48)),
      color: ink,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [drift(0.6)],
    }),
    text(headline, {
      box: stage.pick({ x: 96, y: 210, width: 1000, height: 420 }, { x: 84, y: 290, width: 912, height: 430 }),
      type: serif(stage.pick(196, 178)),
      color: ink,
      fit: { minSize: 84, align: 'top' },
      animators: [dawn(0.5)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 650, width: 720, height: 140 }, { x: 84, y: 730, width: 640, height: 170 }),
      type: body(stage.pick(46, 46)),
      color: ink,
      fit: { minSize: 30 },
      animators: [drift(1.3)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The challenge over hills at sunrise. */
export const title: SceneSource = {
  id: 11201,
  slug: 'breath-title',
  name: 'Title',
  description: 'The challenge over hills at sunrise.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [kicker, headline, detail],
  colors: lightColors,
  background: { default: { type: 'color', color: LILAC }, allowed: ['color'] },
  draw,
};
