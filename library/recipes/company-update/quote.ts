import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, ink, label, NAVY, white } from './look';
import { roundPicture, settle, softBackground } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', '“We grew because customers told others about us.”', {
  maxLength: 160,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Mara Lindgren', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'managing director', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'towers.jpg', { landscape: 640 / 888, portrait: 912 / 700 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 96, y: 96, width: 640, height: 888 }, { x: 84, y: 150, width: 912, height: 700 });
  const copy: Box = stage.pick({ x: 840, y: 130, width: 984, height: 600 }, { x: 84, y: 930, width: 912, height: 580 });
  const foot = { ...copy, y: stage.pick(790, 1560) };
  return [
    ...softBackground(stage, 1.3),
    roundPicture(stage, photo, frame, 0.2),
    text(quote, {
      box: copy,
      type: display(stage.pick(112, 108)),
      color: white,
      fit: { minSize: 58, align: stage.pick('center', 'top') },
      animators: [settle(0.4, 1.3)],
    }),
    text(author, {
      box: { ...foot, height: 76 },
      type: label(58),
      color: white,
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      animators: [rise(1.1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(role, {
      box: { ...foot, y: foot.y + 78, height: 68 },
      type: body(48),
      color: white,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(1.2, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Quote of a leader. */
export const quoteScene: SceneSource = {
  id: 12108,
  slug: 'quote',
  name: 'Quote',
  description: 'A quote from a leader beside an image.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [quote, author, role],
  images: [photo],
  colors: colors.filter(({ innerReference }) => innerReference !== ink.sid),
  background: { default: { type: 'color', color: NAVY }, allowed: ['color'] },
  draw,
};
