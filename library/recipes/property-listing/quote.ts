import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { body, brass, brassField, caption, ink, inkField, SHEET, serif } from './look';
import { axes, hairline, settle, slidingPicture } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'They found us the house we had stopped looking for.', {
  maxLength: 180,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Author', 'Ines and Paul', {
  maxLength: 50,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the author', 'bought in spring', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'stairs.jpg', { landscape: 620 / 1080, portrait: 1080 / 760 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 1300, y: 0, width: 620, height: 1080 }, { x: 0, y: 0, width: 1080, height: 760 });
  const signature = stage.pick({ x: 96, y: 880, width: 1100, height: 60 }, { x: 84, y: 1660, width: 912, height: 66 });
  return [
    ...axes(stage, stage.pick([1300], []), stage.pick([], [760])),
    ...slidingPicture(stage, photo, frame, 0.1, stage.pick('bottom', 'top')),
    ...starRow({ at: stage.pick([96, 110], [84, 850]), size: stage.pick(46, 54), gap: 12, paint: brass, start: 0.9 }),
    text(quote, {
      box: stage.pick({ x: 96, y: 206, width: 1100, height: 590 }, { x: 84, y: 960, width: 912, height: 620 }),
      type: serif(stage.pick(134, 112)),
      color: ink,
      fit: { minSize: 58, align: 'top' },
      animators: [settle(0.45, 1.4)],
    }),
    hairline(
      [
        [signature.x, signature.y - 36],
        [signature.x + signature.width, signature.y - 36],
      ],
      1,
      brass,
    ),
    text(author, {
      box: signature,
      type: caption(stage.pick(44, 48)),
      color: ink,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(1.3, { by: 'line', distance: 30, seconds: 0.7 })],
    }),
    text(role, {
      box: { ...signature, y: signature.y + stage.pick(60, 70) },
      type: body(stage.pick(40, 44)),
      color: brass,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(1.4, { by: 'line', distance: 30, seconds: 0.7 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of people who have found their home. */
export const quoteScene: SceneSource = {
  id: 5106,
  slug: 'quote',
  name: 'Review',
  description: 'A quote from people who found their home.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [quote, author, role],
  images: [photo],
  colors: [inkField, brassField],
  background: { default: { type: 'color', color: SHEET }, allowed: ['color'] },
  draw,
};
