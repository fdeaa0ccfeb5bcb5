import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { leave } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { colors, display, gold, WINE } from './look';
import { divider, fans, gilded, rays, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Wear the good shoes', { maxLength: 60 });

function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.width / 2;
  return [
    rays(stage, [middle, stage.height / 2], stage.pick(620, 560), stage.pick(1200, 1160), 0, 360, 0.3),
    ...fans(stage, stage.height, stage.pick(10, 6), 0.6),
    divider([middle, stage.pick(220, 440)], stage.pick(900, 640), 0.6),
    gilded(stage, 'gilded-statement', statement, {
      box: stage.pick({ x: 220, y: 270, width: 1480, height: 500 }, { x: 110, y: 500, width: 860, height: 860 }),
      type: display(stage.pick(232, 214)),
      color: gold,
      align: 'center',
      fit: { minSize: 96, align: 'center' },
      animators: [
        unveil(0.6, 140, 1.6),
        leave({ by: 'character', at: stage.seconds - 1.3, seconds: 0.7, state: { y: -70, opacity: 0 } }),
      ],
    }),
    divider([middle, stage.pick(820, 1420)], stage.pick(900, 640), 0.8),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A few words in gold. */
export const statementScene: SceneSource = {
  id: 3205,
  slug: 'gala-statement',
  name: 'Statement',
  description: 'A few words in gold, between rays and fans.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [statement],
  colors: colors.filter(({ innerReference }) => innerReference !== 'ivory'),
  background: { default: { type: 'color', color: WINE }, allowed: ['color'] },
  draw,
};
