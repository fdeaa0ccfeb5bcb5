import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, colors, display, navy, pink, ROSE, yellow } from './look';
import { feed, misprint, press, screen, stamp } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const figure = sceneTextField('figure', 'Number', '18°', { maxLength: 8 });
const meaning = textareaField('meaning', 'Meaning', 'is what a bedroom wants at night. Not a degree more.', {
  maxLength: 100,
});

function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(860, 900);
  const at: readonly [number, number] = stage.pick([520, 540], [540, 640]);
  return [
    stamp(stage, 'circle', 0.15, { at, size, paint: yellow, isTurning: false }),
    screen({ x: at[0] - size * 0.34, y: at[1] + size * 0.23, width: size * 0.64, height: size * 0.18 }, 16, pink, 0.4),
    stamp(stage, 'half', 0.4, {
      at: stage.pick([1700, 150], [900, 1180]),
      size: stage.pick(300, 260),
      paint: pink,
      turn: 2,
    }),
    ...misprint(
      figure,
      {
        box: { x: Math.max(64, at[0] - size * 0.5), y: at[1] - size * 0.35, width: size * 0.96, height: size * 0.53 },
        type: display(stage.pick(470, 470)),
        color: navy,
        align: 'center',
        fit: { maxLines: 1, minSize: 150, align: 'center' },
        animators: [press(0.35, 0.4)],
      },
      0.4,
    ),
    text(meaning, {
      box: stage.pick({ x: 1080, y: 330, width: 744, height: 520 }, { x: 84, y: 1300, width: 912, height: 420 }),
      type: body(stage.pick(80, 78)),
      color: navy,
      fit: { minSize: 42, align: stage.pick('center', 'top') },
      animators: [feed(0.7, 0.9)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One number on a disc of dots. */
export const numberScene: SceneSource = {
  id: 4206,
  slug: 'riso-number',
  name: 'Number',
  description: 'One number on a disc with a screen of dots.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [figure, meaning],
  colors,
  background: { default: { type: 'color', color: ROSE }, allowed: ['color'] },
  draw,
};
