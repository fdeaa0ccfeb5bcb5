import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { glow } from '../../lottie/glow';
import { keys } from '../../lottie/property';
import { leave, pop } from '../../lottie/reveal';
import { rect } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { amber, display, lights, NIGHT, pink, textColor, violet, white } from './look';
import { tube } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'One night.\nAll lit up.', { maxLength: 70 });

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height, beat } = stage;
  const middle = [width / 2, height / 2] as const;
  return [
    glow(stage, { at: middle, radius: stage.pick(1000, 900), paint: violet, opacity: pulse(stage, 45, 80) }),
    ...frames(stage),
    text(statement, {
      box: stage.pick({ x: 250, y: 200, width: 1420, height: 680 }, { x: 150, y: 420, width: 780, height: 1080 }),
      type: display(stage.pick(330, 300)),
      color: white,
      align: 'center',
      fit: { align: 'center', minSize: 130 },
      animators: [
        ...pop(0.3, { seconds: beat * 3.2, overlap: 0.3 }),
        leave({ by: 'word', at: stage.seconds - 0.85, seconds: 0.5, state: { y: -140, opacity: 0 } }),
      ],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Opacity that jumps up on each beat and sinks again. */
function pulse(stage: LottieStage, low: number, high: number) {
  const beats = Math.round(stage.seconds / stage.beat);
  const list = Array.from({ length: beats }, (_, index) => [
    [index * stage.beat, high, 'outCubic'] as const,
    [(index + 0.85) * stage.beat, low, 'linear'] as const,
  ]).flat();
  return keys(...list, [stage.seconds, high]);
}

/** Tubes around the words, one inside the other. */
function frames(stage: LottieStage): LottieDraft[] {
  const outer: Box = inset(stage.full, stage.pick(60, 50), stage.pick(60, 160));
  return [pink, violet, amber].map((paint, index) =>
    tube(rect(inset(outer, index * 36), 60 - index * 14), paint, 0.25 + index * 0.2, 1.1, 7),
  );
}

/** A few words that flash up, framed by neon. */
export const statementScene: SceneSource = {
  id: 3105,
  slug: 'statement',
  name: 'Statement',
  description: 'A few words that flash up one by one, framed by neon.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [statement],
  colors: [textColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color', 'image', 'video'] },
  draw,
};
