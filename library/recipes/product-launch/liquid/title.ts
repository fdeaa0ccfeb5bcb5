import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { drop, pictureDrop, wave, wellUp } from './flow';
import { BLUSH, body, colors, coral, display, label, lilac, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'New from Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Meet Halo', { maxLength: 50 });
const subline = textareaField('subline', 'Subheading', 'Light as soft as honey.', { maxLength: 90 });
const photo = sceneImageField('picture', 'Image', 'halo-pair.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const side = stage.pick(940, 940);
  const middle = stage.pick([1410, 500] as const, [560, 560] as const);
  return [
    wave(stage, { paint: lilac, level: stage.pick(880, 1560), direction: -1, start: 0.1 }),
    drop(stage, coral, {
      at: stage.pick([1520, 600], [690, 570]),
      radius: side * 0.52,
      start: 0.15,
      bulges: 4,
      turn: 80,
    }),
    pictureDrop(stage, photo, { x: middle[0] - side / 2, y: middle[1] - side / 2, width: side, height: side }, 0.3),
    text(kicker, {
      box: stage.pick({ x: 96, y: 110, width: 780, height: 64 }, { x: 84, y: 1100, width: 912, height: 70 }),
      type: label(stage.pick(44, 46)),
      color: plum,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.4, { by: 'line', distance: 40, seconds: 0.6 })],
    }),
    text(headline, {
      box: stage.pick({ x: 88, y: 200, width: 800, height: 540 }, { x: 78, y: 1176, width: 924, height: 350 }),
      type: display(stage.pick(280, 228)),
      color: plum,
      fit: { minSize: 96, align: stage.pick('center', 'top') },
      animators: [wellUp(0.4)],
    }),
    text(subline, {
      box: stage.pick({ x: 96, y: 770, width: 760, height: 130 }, { x: 84, y: 1640, width: 912, height: 160 }),
      type: body(stage.pick(54, 60)),
      color: plum,
      fit: { minSize: 30, align: stage.pick('top', 'center') },
      animators: [rise(0.9, { distance: 40 })],
    }),
    wave(stage, { paint: coral, level: stage.pick(990, 1830), start: 0.25 }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The product in a drop, its name beside it. */
export const title: SceneSource = {
  id: 1201,
  slug: 'title',
  name: 'Title',
  description: 'The product in a drop, its name beside it, waves below.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, headline, subline],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: BLUSH }, allowed: ['color'] },
  draw,
};
