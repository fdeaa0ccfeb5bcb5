import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { scrim } from '../../lottie/scrim';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, serif, white } from './look';
import { corner, ornament, rule, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const line = textareaField('line', 'Line', 'The light comes in at nine.', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const { safe, height } = stage;
  const foot = height - stage.pick(110, 250);
  return [
    ...scrim(stage, '#1c130c', 0.82),
    text(line, {
      box: stage.pick({ x: 96, y: 330, width: 1440, height: 540 }, { x: 84, y: 760, width: 912, height: 820 }),
      type: serif(stage.pick(164, 150)),
      color: white,
      fit: { align: 'bottom', minSize: 76 },
      animators: [settle(0.3, 1.1)],
    }),
    rule({ x: safe.x, y: foot, width: safe.width, height: 4 }, 0.4, white),
    ornament(stage, corner(stage), 0.4, white),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture or video over the whole screen, and one line. */
export const moment: SceneSource = {
  id: 2108,
  slug: 'moment',
  name: 'Moment',
  description: 'Your image or video fills the screen, with one line on it.',
  bars: 1,
  keyframeSeconds: 1.9,
  texts: [line],
  colors: [accentField],
  background: { default: { type: 'video', file: 'leaf-shadows.mp4' }, allowed: ['video', 'image', 'color'] },
  draw,
};
