import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { starRow } from '../../../lottie/star-row';
import { text } from '../../../lottie/text';
import { body, coral, DUSK, duskColors, label, lilac, mist, sage, serif } from './look';
import { dawn, drift, hills, sun } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'After a week I stopped checking the clock.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Ana Duarte', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'third round', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const left = stage.margin;
  return [
    sun(stage, stage.pick([1640, 840], [800, 1500]), stage.pick(250, 240), coral, 110),
    ...hills(stage, stage.pick(230, 330), lilac, sage),
    ...starRow({ at: [left, stage.pick(140, 260)], size: 56, gap: 20, paint: coral, start: 0.8 }),
    text(quote, {
      box: stage.pick({ x: left, y: 240, width: 1400, height: 390 }, { x: left, y: 370, width: 912, height: 680 }),
      type: serif(stage.pick(134, 126)),
      color: mist,
      fit: { minSize: 62, align: 'top' },
      animators: [dawn(0.6, 2)],
    }),
    text(author, {
      box: { x: left, y: stage.pick(660, 1100), width: 880, height: 66 },
      type: label(48),
      color: mist,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [drift(1.8)],
    }),
    text(role, {
      box: { x: left, y: stage.pick(728, 1170), width: 880, height: 64 },
      type: body(44),
      color: mist,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [drift(2)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of a participant who has done it, at dusk. */
export const quoteScene: SceneSource = {
  id: 11207,
  slug: 'breath-quote',
  name: 'Quote',
  description: 'A quote from someone who has done it, over hills at dusk.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [quote, author, role],
  colors: duskColors,
  background: { default: { type: 'color', color: DUSK }, allowed: ['color'] },
  draw,
};
