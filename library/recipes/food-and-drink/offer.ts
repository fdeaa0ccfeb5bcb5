import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keptClear, tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { fill } from '../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { pebble } from './cut-paper';
import { body, colors, cream, hand, ink, OLIVE, olive, serif, tomato } from './look';
import { cloth, lay, loop, sprig, write } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Handwritten note', 'thirsty Thursday', { maxLength: 40 });
const figure = sceneTextField('figure', 'Offer', '2 for 1', { maxLength: 10 });
const detail = textareaField('detail', 'Details', 'on all homemade lemonades, 5 to 7 pm', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const paper: Box = stage.pick(
    { x: 260, y: 60, width: 1400, height: 960 },
    { x: 40, y: 360, width: 1000, height: 1200 },
  );
  const figureBox: Box = stage.pick(
    { x: 460, y: 330, width: 1000, height: 330 },
    { x: 150, y: 740, width: 780, height: 330 },
  );
  return [
    ...cloth(stage, cream, 14),
    sprig(stage, stage.pick([150, 1120], [120, 1960]), stage.pick(560, 480), stage.pick(8, 16), cream, 0.4),
    sprig(stage, stage.pick([1780, 1120], [980, 1960]), stage.pick(560, 480), stage.pick(-8, -16), cream, 0.5),
    shapes([group([pebble(paper.width, paper.height, 2), fill(cream)])], {
      name: 'Paper',
      at: center(paper),
      scale: keys([0.15, 0, 'softOvershoot'], [0.8, 100]),
      rotation: keys([0.15, -12, 'outCubic'], [1.2, 0, 'inOutSine'], [stage.seconds, 3]),
    }),
    text(kicker, {
      box: stage.pick({ x: 460, y: 190, width: 1000, height: 120 }, { x: 150, y: 590, width: 780, height: 120 }),
      type: hand(stage.pick(110, 108)),
      color: tomato,
      align: 'center',
      fit: { maxLines: 1, minSize: 48, align: 'center' },
      animators: [write(0.6)],
    }),
    text(figure, {
      box: inset(figureBox, stage.pick(150, 120), 48),
      type: serif(stage.pick(300, 230)),
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 100, align: 'center' },
      animators: [
        enter({ by: 'character', at: 0.45, seconds: 0.8, overlap: 0.5, state: { y: 140, rotation: 20, opacity: 0 } }),
      ],
    }),
    keptClear(tiedTo(figure, loop(figureBox, tomato, 1.1, 14)), inset(figureBox, -26), 'round'),
    text(detail, {
      box: stage.pick({ x: 460, y: 700, width: 1000, height: 180 }, { x: 170, y: 1130, width: 740, height: 230 }),
      type: body(stage.pick(64, 62)),
      color: ink,
      align: 'center',
      fit: { minSize: 36 },
      animators: [lay(1)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** An offer with a loop around it. */
export const offer: SceneSource = {
  id: 10106,
  slug: 'offer',
  name: 'Offer',
  description: 'An offer as large as the paper, with a loop drawn around it.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [kicker, figure, detail],
  colors: colors.filter(({ innerReference }) => innerReference !== olive.sid),
  background: { default: { type: 'color', color: OLIVE }, allowed: ['color'] },
  draw,
};
