import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import { scrim } from '../../lottie/scrim';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, display, white } from './look';
import { arrowTile, ruledHead } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Evening mode', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Warm light when the day is done.', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const { safe } = stage;
  return [
    ...scrim(stage, '#0b0b0d'),
    ...ruledHead(stage, kicker, { ...safe, y: stage.pick(84, 170), height: stage.pick(92, 100) }, white, accent),
    text(headline, {
      box: stage.pick({ x: 96, y: 480, width: 1440, height: 504 }, { x: 84, y: 1060, width: 912, height: 640 }),
      type: display(stage.pick(168, 150)),
      color: white,
      fit: { align: 'bottom', minSize: 72 },
      animators: [rise(0.35, { distance: 150, seconds: 0.9 })],
    }),
    ...arrowTile(
      stage.pick({ x: 1668, y: 828, width: 156, height: 156 }, { x: 84, y: 1740, width: 0, height: 0 }),
      0.9,
      accent,
      white,
    ).slice(0, stage.isPortrait ? 0 : 2),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture or video over the whole screen with a headline. */
export const showcase: SceneSource = {
  id: 1108,
  slug: 'showcase',
  name: 'Showcase',
  description: 'Your image or video fills the screen, with a headline on it.',
  bars: 2,
  keyframeSeconds: 2.5,
  texts: [kicker, headline],
  colors: [accentField],
  background: { default: { type: 'image', file: 'halo-room.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
