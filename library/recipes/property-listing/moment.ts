import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import { pushIn } from '../../lottie/camera';
import type { LottieDraft } from '../../lottie/draft';
import { scrim } from '../../lottie/scrim';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { brass, brassField, inkField, serif, white } from './look';
import { hairline, ruledCaption, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'The garden', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Long evenings by the water', { maxLength: 80 });

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const gap = stage.pick(48, 44);
  const front = [
    hairline(
      [
        [gap, height - gap],
        [gap, gap],
        [width - gap, gap],
        [width - gap, height - gap],
        [gap, height - gap],
      ],
      0.4,
      white,
      3,
      3,
    ),
    ...ruledCaption(
      stage,
      kicker,
      stage.pick({ x: 120, y: 130, width: 520, height: 76 }, { x: 108, y: 170, width: 600, height: 84 }),
      0.6,
      white,
      brass,
    ),
    text(headline, {
      box: stage.pick({ x: 114, y: 520, width: 1300, height: 440 }, { x: 104, y: 1130, width: 870, height: 610 }),
      type: serif(stage.pick(178, 158)),
      color: white,
      fit: { align: 'bottom', minSize: 76 },
      animators: [settle(0.6, 1.4)],
    }),
  ];
  return [...scrim(stage, '#101c16', 1.05), ...pushIn(stage, front), ...openingWipe(stage), ...closingWipe(stage)];
}

/** A picture or video over the whole screen, in a fine frame. */
export const moment: SceneSource = {
  id: 5108,
  slug: 'moment',
  name: 'Full image',
  description: 'Your image or video fills the screen, in a fine frame.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [kicker, headline],
  colors: [inkField, brassField],
  background: { default: { type: 'image', file: 'house.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
