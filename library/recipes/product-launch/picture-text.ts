import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, paper } from './look';
import { arrowTile, ruledHead } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Design', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Turned from one piece of steel.', { maxLength: 80 });
const detail = textareaField('detail', 'Details', 'Two sizes. Made to be repaired.', {
  maxLength: 160,
});
const photo = sceneImageField('picture', 'Image', 'halo-pair.jpg', { landscape: 984 / 1080, portrait: 996 / 960 });

function draw(stage: LottieStage): LottieDraft[] {
  const panel: Box = stage.pick({ x: 0, y: 0, width: 984, height: 1080 }, { x: 84, y: 960, width: 996, height: 960 });
  const copy: Box = stage.pick({ x: 1080, y: 84, width: 744, height: 900 }, { x: 84, y: 150, width: 912, height: 760 });
  const headHeight = stage.pick(92, 100);
  const titleHeight = stage.pick(430, 380);
  return [
    ...blockReveal(stage, panel),
    ...ruledHead(stage, kicker, { ...copy, height: headHeight }, ink, accent),
    text(headline, {
      box: { ...copy, y: copy.y + headHeight + 50, height: titleHeight },
      type: display(stage.pick(124, 122)),
      color: ink,
      fit: { minSize: 58 },
      animators: [rise(0.45, { distance: 100 })],
    }),
    text(detail, {
      box: { ...copy, y: copy.y + headHeight + titleHeight + 70, height: stage.pick(250, 190) },
      type: body(stage.pick(48, 50)),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 28 },
      animators: [rise(0.8, { by: 'line', distance: 40 })],
    }),
    ...arrowTile(
      stage.pick({ x: 828, y: 924, width: 156, height: 156 }, { x: 84, y: 1764, width: 156, height: 156 }),
      0.9,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A bar of the accent color crosses the panel and leaves the picture behind. */
function blockReveal(stage: LottieStage, panel: Box): LottieDraft[] {
  return [
    picture(photo, panel, {
      scale: keys([0, 102, 'linear'], [stage.seconds, 110]),
      matte: inside(block(panel, ink, grow(0.45, 0.75, 'inOutCubic'))),
    }),
    block(panel, accent, {
      ...grow(0.1, 0.4, 'inOutCubic'),
      until: 0.45,
    }),
    block(panel, accent, {
      pivot: [1, 0.5],
      scale: keys([0.45, [100, 100], 'inOutCubic'], [0.75, [0, 100]]),
      from: 0.45,
      until: 0.8,
    }),
  ];
}

/** A picture with what there is to say about it. */
export const pictureText: SceneSource = {
  id: 1103,
  slug: 'picture-text',
  name: 'Image and text',
  description: 'A large image, a headline and a few lines.',
  bars: 2,
  keyframeSeconds: 2.5,
  texts: [kicker, headline, detail],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: paper.hex }, allowed: ['color'] },
  draw,
};
