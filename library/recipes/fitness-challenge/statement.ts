import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { leave } from '../../lottie/reveal';
import { fill, polygon } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { chalk, chalkField, coal, coalField, display, LIME, lime, limeField } from './look';
import { leaning, slam } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'No gym.\nNo excuse.', { maxLength: 50 });

function draw(stage: LottieStage): LottieDraft[] {
  const { beat } = stage;
  return [
    ...flashes(stage),
    text(statement, {
      box: stage.pick({ x: 120, y: 130, width: 1680, height: 820 }, { x: 84, y: 360, width: 912, height: 1200 }),
      type: display(stage.pick(380, 290)),
      color: coal,
      align: stage.pick('center', 'left'),
      rotation: -4,
      fit: { minSize: 130, align: 'center' },
      animators: [
        ...slam(beat * 0.6, beat * 3),
        leave({ by: 'word', at: stage.seconds - 0.7, seconds: 0.35, state: { x: 500, opacity: 0 } }),
      ],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** On each beat a slanted sheet flashes through, narrower every time. */
function flashes(stage: LottieStage): LottieDraft[] {
  const { width, height, beat } = stage;
  const paints: readonly Paint[] = [chalk, coal, chalk, lime];
  return paints.map((paint, index) => {
    const at = beat * (index + 1);
    const sign = index % 2 === 0 ? 1 : -1;
    const box = { x: width * 0.1, y: -10, width: width * 0.8, height: height + 20 };
    return shapes([group([polygon(leaning(box)), fill(paint, paint === coal ? 10 : 70)])], {
      name: 'Flash',
      offset: keys([at, [-sign * width * 1.5, 0], 'inOutSine'], [at + beat * 1.1, [sign * width * 1.5, 0]]),
      from: at,
      until: at + beat * 1.1,
    });
  });
}

/** A few words slammed down on the beat. */
export const statementScene: SceneSource = {
  id: 11106,
  slug: 'statement',
  name: 'Statement',
  description: 'A few words slammed down on the beat while light flashes through.',
  bars: 2,
  keyframeSeconds: 2.9,
  texts: [statement],
  colors: [coalField, chalkField, limeField],
  background: { default: { type: 'color', color: LIME }, allowed: ['color'] },
  draw,
};
