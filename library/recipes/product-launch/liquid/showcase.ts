import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { wave, wellUp } from './flow';
import { blush, colors, coral, display, label, lilac, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Evening mode', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Stay a little longer', { maxLength: 70 });

function draw(stage: LottieStage): LottieDraft[] {
  const level = stage.pick(640, 1180);
  return [
    wave(stage, { paint: lilac, level: level - 70, swell: 44, direction: -1 }),
    wave(stage, { paint: coral, level: level - 10, swell: 40, start: 0.2 }),
    wave(stage, { paint: plum, level: level + 60, swell: 40, start: 0.3, direction: -1 }),
    text(kicker, {
      box: stage.pick({ x: 96, y: 770, width: 1200, height: 64 }, { x: 84, y: 1320, width: 912, height: 70 }),
      type: label(stage.pick(44, 48)),
      color: coral,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.7, { by: 'line', distance: 36, seconds: 0.6 })],
    }),
    text(headline, {
      box: stage.pick({ x: 90, y: 836, width: 1740, height: 176 }, { x: 78, y: 1400, width: 924, height: 420 }),
      type: display(stage.pick(164, 180)),
      color: blush,
      fit: { minSize: 72, align: stage.pick('center', 'top') },
      animators: [wellUp(0.8)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture or video over the whole screen; the words are in the waves. */
export const showcase: SceneSource = {
  id: 1208,
  slug: 'showcase',
  name: 'Showcase',
  description: 'Your image or video fills the screen, with text in the waves.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, headline],
  colors,
  background: { default: { type: 'image', file: 'halo-room.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
