import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { toyBlock } from './blocks';
import { colors, cream, display, ink, orange, pink, yellow } from './look';
import { pill, swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Your new team', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Six people and a seat for you', { maxLength: 70 });

function draw(stage: LottieStage): LottieDraft[] {
  const panel: Box = stage.pick(
    { x: 0, y: 720, width: 1560, height: 360 },
    { x: 0, y: 1270, width: 1080, height: 650 },
  );
  const side = stage.pick(360, 325);
  return [
    block(panel, cream, {
      name: 'Panel',
      pivot: [0, 1],
      scale: keys([0.3, stage.pick([0, 100], [100, 0]), 'outExpo'], [1, [100, 100]]),
    }),
    ...(stage.isPortrait
      ? []
      : toyBlock(
          stage,
          { x: 1560, y: 720, width: side, height: side },
          { kind: 'quarter', background: yellow, paint: orange, at: 0.6, turns: [3, 5] },
        )),
    ...pill(
      stage,
      kicker,
      stage.pick({ x: 96, y: 676, width: 520, height: 88 }, { x: 84, y: 1224, width: 560, height: 92 }),
      0.6,
      ink,
      pink,
    ),
    text(headline, {
      box: stage.pick({ x: 92, y: 780, width: 1400, height: 236 }, { x: 80, y: 1350, width: 916, height: 480 }),
      type: display(stage.pick(110, 136)),
      color: ink,
      fit: { minSize: 56, align: stage.pick('center', 'center') },
      animators: [swing(0.6)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The team over the whole screen. */
export const team: SceneSource = {
  id: 6108,
  slug: 'team',
  name: 'Full image',
  description: 'Your team fills the screen, a headline on a panel.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, headline],
  colors,
  background: { default: { type: 'image', file: 'peg-team.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
