import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { leave, rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, display, ink, inkField } from './look';
import { closingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Light that knows the hour.', { maxLength: 110 });

function draw(stage: LottieStage): LottieDraft[] {
  const { safe } = stage;
  return [
    ...rings(stage),
    text(statement, {
      box: stage.pick({ ...safe, y: 84, height: 860 }, { ...safe, y: 240, height: 1360 }),
      type: display(stage.pick(276, 214)),
      color: ink,
      fit: { align: 'center', minSize: 96 },
      animators: [
        rise(0.1, { seconds: 1.9, overlap: 0.25, distance: 220 }),
        leave({ by: 'line', at: stage.seconds - 0.6, seconds: 0.45, state: { x: -160, opacity: 0 } }),
      ],
    }),
    block({ x: safe.x, y: stage.height - stage.pick(102, 214), width: safe.width, height: 18 }, ink, {
      ...grow(0, stage.seconds, 'linear'),
      name: 'Running line',
    }),
    ...closingWipe(stage),
  ];
}

/** Two large discs drift behind the words. */
function rings(stage: LottieStage): LottieDraft[] {
  const at = stage.pick<readonly [number, number]>([1520, 960], [1000, 1560]);
  const size = stage.pick(1180, 1240);
  return [1, 0.56].map((share, index) =>
    shapes([group([ellipse([0, 0], size * share), fill(ink, 9)])], {
      name: 'Disc',
      at,
      scale: keys([0, 0, 'outExpo'], [0.9 + index * 0.15, 100, 'inOutSine'], [stage.seconds, 112 + index * 12]),
    }),
  );
}

/** One sentence, as large as the screen allows, word after word. */
export const statementScene: SceneSource = {
  id: 1102,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence that fills the screen, word by word.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [statement],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: accent.hex }, allowed: ['color'] },
  draw,
};
