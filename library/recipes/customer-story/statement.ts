import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, ink, inkField, SAND, serif } from './look';
import { ornament, rule, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', '“We only ever came here to sleep.”', { maxLength: 100 });

function draw(stage: LottieStage): LottieDraft[] {
  const { safe, width, height } = stage;
  const middle = width / 2;
  const [top, bottom] = stage.pick([150, height - 150], [330, height - 330]);
  const half = stage.pick(760, 380);
  return [
    rule({ x: safe.x, y: top - 2, width: half, height: 4 }, 0.2),
    rule({ x: width - safe.x - half, y: top - 2, width: half, height: 4 }, 0.2),
    ornament(stage, { x: middle - 44, y: top - 44, width: 88, height: 88 }, 0.15),
    text(statement, {
      box: stage.pick({ x: 200, y: 230, width: 1520, height: 620 }, { x: 84, y: 450, width: 912, height: 1020 }),
      type: serif(stage.pick(176, 158)),
      color: ink,
      align: 'center',
      fit: { align: 'center', minSize: 80 },
      animators: [settle(0.3, 1.1)],
    }),
    rule({ x: safe.x, y: bottom - 2, width: safe.width, height: 4 }, 0.4),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One sentence between two rules. */
export const statementScene: SceneSource = {
  id: 2102,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence in the middle of the page.',
  bars: 1,
  keyframeSeconds: 1.9,
  texts: [statement],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: SAND }, allowed: ['color'] },
  draw,
};
