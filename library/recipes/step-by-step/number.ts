import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arc, polar } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { straightLine, stroke, trim } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, LINE, PAPER } from './look';
import { measure, plot, squares } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const figure = sceneTextField('figure', 'Number', '90 min', { maxLength: 10 });
const meaning = textareaField('meaning', 'Meaning', 'from the first pencil mark to the first sit', {
  maxLength: 90,
});

function draw(stage: LottieStage): LottieDraft[] {
  const dial: Box = stage.pick(
    { x: 1260, y: 210, width: 560, height: 560 },
    { x: 240, y: 220, width: 600, height: 600 },
  );
  const number: Box = stage.pick(
    { x: 96, y: 170, width: 1080, height: 420 },
    { x: 84, y: 960, width: 912, height: 360 },
  );
  return [
    squares(stage, ink, 12),
    ...clock(stage, dial),
    text(figure, {
      box: number,
      type: display(stage.pick(330, 290)),
      color: ink,
      fit: { maxLines: 1, minSize: 110, align: 'center' },
      animators: [enter({ by: 'character', at: 0.3, seconds: 0.8, overlap: 0.5, state: { y: 160, opacity: 0 } })],
    }),
    measure(number, 'bottom', 46, ink, 0.6),
    text(meaning, {
      box: stage.pick({ x: 96, y: 700, width: 1080, height: 230 }, { x: 84, y: 1450, width: 912, height: 240 }),
      type: body(stage.pick(72, 68)),
      color: ink,
      fit: { minSize: 40 },
      animators: [plot(0.8, 0.8)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A dial with 60 ticks; a thick line runs around it and a hand follows. */
function clock(stage: LottieStage, box: Box): LottieDraft[] {
  const radius = box.width / 2;
  const at = center(box);
  const ticks = Array.from({ length: 60 }, (_, index) =>
    straightLine(polar(radius - (index % 5 === 0 ? 54 : 30), index * 6), polar(radius, index * 6)),
  );
  const grow = trim(0, keys([0.3, 0, 'outCubic'], [1.1, 100]));
  const run = trim(0, keys([0.5, 0, 'inOutCubic'], [2.2, 75, 'inOutSine'], [stage.seconds, 78]));
  const turn = keys([0.5, 0, 'inOutCubic'], [2.2, 270, 'inOutSine'], [stage.seconds, 281]);
  return [
    shapes([group([...ticks, grow, stroke(ink, LINE, { cap: 'round' })])], { name: 'Ticks', at }),
    shapes([group([arc(radius - 110, 0, 360), run, stroke(accent, 84)])], { name: 'Time', at }),
    shapes([group([straightLine([0, 60], [0, -(radius - 70)]), stroke(ink, LINE * 2, { cap: 'round' })])], {
      name: 'Hand',
      at,
      rotation: turn,
    }),
  ];
}

/** One number, measured. */
export const numberScene: SceneSource = {
  id: 9107,
  slug: 'number',
  name: 'Number',
  description: 'One number, measured, beside a dial that runs.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [figure, meaning],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
