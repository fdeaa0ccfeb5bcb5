import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { stroke, trim } from '../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, display, label, lights, NIGHT, pink, textColor, violet, white } from './look';
import { hall, litText } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const before = sceneTextField('before', 'Text before the number', 'Only', { maxLength: 24 });
const figure = sceneTextField('figure', 'Number', '300', { maxLength: 8 });
const after = textareaField('after', 'Text after the number', 'tickets. More than half are gone.', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const dial: Box = stage.pick({ x: 96, y: 100, width: 880, height: 880 }, { x: 110, y: 300, width: 860, height: 860 });
  const copy: Box = stage.pick(
    { x: 1090, y: 330, width: 734, height: 520 },
    { x: 84, y: 1280, width: 912, height: 380 },
  );
  return [
    ...hall(stage),
    ...gauge(stage, dial),
    text(before, {
      box: inset({ ...dial, y: dial.y + 150, height: 90 }, 170, 0),
      type: label(64),
      color: white,
      align: 'center',
      fit: { maxLines: 1, minSize: 32 },
      animators: [rise(0.4, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    litText(stage, 'lit-figure', figure, {
      box: { x: dial.x + 110, y: dial.y + 250, width: dial.width - 220, height: 400 },
      type: display(420),
      color: white,
      align: 'center',
      fit: { maxLines: 1, align: 'center', minSize: 130 },
      animators: [rise(0.3, { by: 'character', distance: 260, overlap: 0.6, seconds: 0.7 })],
    }),
    text(after, {
      box: copy,
      type: body(stage.pick(84, 72)),
      color: white,
      align: stage.pick('left', 'center'),
      fit: { align: stage.pick('center', 'top'), minSize: 44 },
      animators: [rise(0.8, { distance: 60 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A dial that fills up. */
function gauge(stage: LottieStage, box: Box): LottieDraft[] {
  const radius = box.width / 2 - 20;
  const at = center(box);
  const run = trim(0, keys([0.5, 0, 'inOutCubic'], [1.7, 62, 'outCubic'], [stage.seconds, 70]));
  const circle = arc(radius, -140, 140);
  return [
    shapes([group([circle, stroke(violet, 18, { cap: 'round', opacity: 35 })])], { name: 'Dial', at }),
    shapes(
      [
        group([circle, run, stroke(pink, 70, { cap: 'round', opacity: 14 })]),
        group([circle, run, stroke(pink, 18, { cap: 'round' })]),
      ],
      { name: 'Level', at },
    ),
  ];
}

/** One number in a dial. */
export const numberScene: SceneSource = {
  id: 3108,
  slug: 'number',
  name: 'Number',
  description: 'One number in a dial that fills up.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [before, figure, after],
  colors: [textColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
