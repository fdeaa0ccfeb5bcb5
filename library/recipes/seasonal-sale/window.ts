import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, display, ink, label, lime, paper } from './look';
import { slam } from './motifs';
import { tape } from './tape';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'New in the sale', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Sit down for less', { maxLength: 60 });

function draw(stage: LottieStage): LottieDraft[] {
  const plate: Box = stage.pick({ x: 0, y: 0, width: 880, height: 1080 }, { x: 0, y: 1180, width: 1080, height: 740 });
  return [
    block(plate, ink, {
      name: 'Plate',
      pivot: stage.pick([0, 0.5] as const, [0.5, 1] as const),
      scale: keys([0.1, stage.pick([0, 100], [100, 0]), 'outExpo'], [0.7, [100, 100]]),
    }),
    text(kicker, {
      box: stage.pick({ x: 96, y: 84, width: 700, height: 70 }, { x: 84, y: 1240, width: 900, height: 80 }),
      type: label(stage.pick(50, 54)),
      color: paper,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(0.5, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    text(headline, {
      box: stage.pick({ x: 88, y: 190, width: 720, height: 620 }, { x: 78, y: 1330, width: 924, height: 330 }),
      type: display(stage.pick(236, 176)),
      color: lime,
      fit: { minSize: 88, align: stage.pick('center', 'center') },
      animators: [slam(0.45)],
    }),
    ...tape(stage, {
      at: stage.pick([960, 950], [540, 1770]),
      angle: -3,
      width: 150,
      background: lime,
      paint: ink,
      start: 0.4,
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture or video fills the shop window. */
export const shopWindow: SceneSource = {
  id: 7108,
  slug: 'window',
  name: 'Full image',
  description: 'Your image or video fills the shop window behind a plate and a tape.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [kicker, headline],
  colors,
  background: { default: { type: 'image', file: 'lounge-chair.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
