import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { blossom } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, display, ink, label, pen, SUN, white } from './look';
import { confetti, hop, print, squiggle, sticker } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper’s plant school', {
  maxLength: 40,
  dataField: 'NAME',
});
const headline = textareaField('headline', 'Headline', 'Keep your plants happy', { maxLength: 60 });
const note = textareaField('note', 'Sticker text', '3 easy tips', { maxLength: 24 });
const photo = sceneImageField('picture', 'Image', 'cactus.jpg', { landscape: 760 / 800, portrait: 760 / 760 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 1040, y: 130, width: 760, height: 800 },
    { x: 160, y: 950, width: 760, height: 760 },
  );
  const headlineBox: Box = stage.pick(
    { x: 96, y: 300, width: 850, height: 520 },
    { x: 84, y: 300, width: 912, height: 470 },
  );
  return [
    sun(stage, frame),
    ...confetti(stage, 0.5),
    ...print(stage, photo, frame, 0.2, 4),
    text(kicker, {
      box: stage.pick({ x: 96, y: 190, width: 850, height: 80 }, { x: 84, y: 190, width: 912, height: 80 }),
      type: pen(stage.pick(76, 80)),
      color: ink,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [rise(0.5, { by: 'character', distance: 30, seconds: 0.7 })],
    }),
    text(headline, {
      box: headlineBox,
      type: display(stage.pick(158, 146)),
      color: ink,
      fit: { minSize: 80, align: stage.pick('top', 'top') },
      animators: hop(0.35, 0.8),
    }),
    tiedTo(
      headline,
      squiggle(stage.pick({ x: 104, y: 850, width: 440, height: 50 }, { x: 92, y: 800, width: 440, height: 50 }), 1),
      {
        lines: { ...headlineBox, x: headlineBox.x + 8, width: 440 },
        x: 'stretch',
        y: 'bottom',
        of: 'last',
        stretch: [0.5, 1.6],
      },
    ),
    ...sticker(stage, note, {
      box: stage.pick({ x: 872, y: 690, width: 310, height: 310 }, { x: 708, y: 1490, width: 310, height: 310 }),
      start: 0.9,
      type: label(66),
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A pale sun turns behind the picture. */
function sun(stage: LottieStage, frame: Box): LottieDraft {
  const radius = stage.pick(640, 640);
  return shapes([group([blossom(radius, radius * 0.86, 16), fill(white, 34)])], {
    name: 'Sun',
    at: [frame.x + frame.width / 2, frame.y + frame.height / 2],
    scale: keys([0.15, 0, 'outExpo'], [1, 100]),
    rotation: keys([0, 0, 'linear'], [stage.seconds, 40]),
  });
}

/** Subject of the tips, with a sticker. */
export const title: SceneSource = {
  id: 4101,
  slug: 'title',
  name: 'Title',
  description: 'A cheerful headline with an image and a sticker.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [kicker, headline, note],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: SUN }, allowed: ['color'] },
  draw,
};
