import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { arc } from '../../../lottie/figures';
import { group, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { stroke, trim } from '../../../lottie/shape';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, caps, colors, display, EMERALD, gold, ivory, LINE } from './look';
import { appear, fans, gilded, rays, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const before = sceneTextField('before', 'Text before the number', 'Only', { maxLength: 20 });
const figure = sceneTextField('figure', 'Number', '120', { maxLength: 8 });
const after = textareaField('after', 'Text after the number', 'seats at long tables. Half of them are taken.', {
  maxLength: 90,
});

/** Everything is in a rising sun: in landscape at the foot, in portrait in the middle. */
function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.width / 2;
  const foot = stage.pick(760, 1180);
  const radius = stage.pick(560, 480);
  const draw = (index: number) => trim(0, keys([0.4 + index * 0.15, 0, 'inOutCubic'], [1.8 + index * 0.15, 100]));
  const sun = [0, 24, 60].map((gap, index) =>
    group([arc(radius - gap, -90, 90), draw(index), stroke(gold, index === 1 ? 2 : LINE)]),
  );
  return [
    rays(stage, [middle, foot], radius + 40, stage.pick(1250, 900), -90, 90, 0.5),
    ...fans(stage, stage.height, stage.pick(10, 6), 0.7),
    shapes(sun, { name: 'Sun', at: [middle, foot] }),
    text(before, {
      box: { x: middle - stage.pick(260, 200), y: foot - radius * 0.8, width: stage.pick(520, 400), height: 70 },
      type: caps(44),
      color: ivory,
      align: 'center',
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [appear(0.8)],
    }),
    gilded(stage, 'gilded-figure', figure, {
      box: { x: middle - radius * 0.78, y: foot - radius * 0.64, width: radius * 1.56, height: radius * 0.6 },
      type: display(stage.pick(340, 300)),
      color: gold,
      align: 'center',
      fit: { maxLines: 1, minSize: 100, align: 'center' },
      animators: [unveil(0.7, 160)],
    }),
    text(after, {
      box: stage.pick({ x: 360, y: 810, width: 1200, height: 170 }, { x: 130, y: 1260, width: 820, height: 280 }),
      type: body(stage.pick(52, 56)),
      color: ivory,
      align: 'center',
      fit: { minSize: 32 },
      animators: [appear(1.3)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One number in a rising sun. */
export const numberScene: SceneSource = {
  id: 3208,
  slug: 'gala-number',
  name: 'Number',
  description: 'One number in a rising sun of gold lines.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [before, figure, after],
  colors,
  background: { default: { type: 'color', color: EMERALD }, allowed: ['color'] },
  draw,
};
