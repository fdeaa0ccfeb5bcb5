import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { drop, pictureDrop, wave, wellUp } from './flow';
import { body, colors, coral, cream, display, LILAC, label, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'At home anywhere', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Breakfast to midnight', { maxLength: 70 });
const detail = textareaField('detail', 'Details', 'Glass like milk, steel like silk.', {
  maxLength: 150,
});
const photo = sceneImageField('picture', 'Image', 'breakfast-table.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const side = stage.pick(1000, 960);
  const at = stage.pick([30, 40] as const, [140, -30] as const);
  const copyX = stage.pick(1110, 84);
  const width = stage.pick(714, 912);
  return [
    drop(stage, cream, {
      at: stage.pick([470, 610], [560, 520]),
      radius: side * 0.54,
      start: 0.1,
      bulges: 4,
      turn: -70,
    }),
    pictureDrop(stage, photo, { x: at[0], y: at[1], width: side, height: side }, 0.25, 3),
    wave(stage, { paint: coral, level: stage.pick(1000, 1810) }),
    text(kicker, {
      box: { x: copyX, y: stage.pick(150, 1080), width, height: 64 },
      type: label(stage.pick(42, 46)),
      color: plum,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.5, { by: 'line', distance: 40, seconds: 0.6 })],
    }),
    text(headline, {
      box: { x: copyX - 6, y: stage.pick(236, 1160), width, height: stage.pick(400, 310) },
      type: display(stage.pick(146, 146)),
      color: plum,
      fit: { minSize: 68, align: 'top' },
      animators: [wellUp(0.5)],
    }),
    text(detail, {
      box: { x: copyX, y: stage.pick(660, 1490), width, height: stage.pick(280, 260) },
      type: body(stage.pick(48, 52)),
      color: plum,
      fit: { minSize: 30 },
      animators: [rise(1, { by: 'line', distance: 34 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture in a drop, and what is good about it. */
export const pictureText: SceneSource = {
  id: 1203,
  slug: 'picture-text',
  name: 'Image and text',
  description: 'An image in a drop and what makes it special.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [kicker, headline, detail],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: LILAC }, allowed: ['color'] },
  draw,
};
