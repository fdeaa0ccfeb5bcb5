import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { leave } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { coral, ink, lightColors, lilac, mist, SAGE, sage, serif } from './look';
import { breath, dawn, hills, sun } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Nothing to win.\nA lot to find.', { maxLength: 70 });

function draw(stage: LottieStage): LottieDraft[] {
  const middle: readonly [number, number] = [stage.width / 2, stage.height * stage.pick(0.47, 0.45)];
  return [
    ...breath(stage, middle, stage.pick(470, 450), mist),
    sun(stage, stage.pick([1560, 260], [860, 470]), stage.pick(120, 120), coral, 140),
    ...hills(stage, stage.pick(150, 300), sage, lilac),
    text(statement, {
      box: stage.pick({ x: 160, y: 210, width: 1600, height: 600 }, { x: 84, y: 450, width: 912, height: 830 }),
      type: serif(stage.pick(196, 158)),
      color: ink,
      align: 'center',
      fit: { minSize: 84, align: 'center' },
      animators: [
        dawn(0.6, 2),
        leave({ by: 'word', at: stage.seconds - 1.5, seconds: 0.9, overlap: 0.7, state: { y: -30, opacity: 0 } }),
      ],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A few words on a disc that breathes. */
export const statementScene: SceneSource = {
  id: 11206,
  slug: 'breath-statement',
  name: 'Statement',
  description: 'A few words on a disc that breathes.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [statement],
  colors: lightColors,
  background: { default: { type: 'color', color: SAGE }, allowed: ['color'] },
  draw,
};
