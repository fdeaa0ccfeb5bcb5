import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, group, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, rect, repeat } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, paper, paperField } from './look';
import { ruledHead } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Battery', { maxLength: 40 });
const figure = sceneTextField('figure', 'Number', '48 h', { maxLength: 12 });
const caption = textareaField('caption', 'Caption', 'of light on a single charge. Carry it to the garden.', {
  maxLength: 120,
});

function draw(stage: LottieStage): LottieDraft[] {
  const { safe } = stage;
  const meter: Box = stage.pick(
    { x: 96, y: 840, width: 840, height: 144 },
    { x: 84, y: 1120, width: 912, height: 170 },
  );
  return [
    ...ruledHead(stage, kicker, { ...safe, y: stage.pick(84, 170), height: stage.pick(92, 100) }, paper, accent),
    text(figure, {
      box: stage.pick({ x: 78, y: 196, width: 1764, height: 620 }, { x: 72, y: 420, width: 936, height: 600 }),
      type: display(stage.pick(640, 400)),
      color: accent,
      fit: { maxLines: 1, minSize: 150, align: stage.pick('center', 'bottom') },
      animators: [rise(0.25, { by: 'character', distance: 420, overlap: 0.7, seconds: 0.8 })],
    }),
    ...gauge(meter),
    text(caption, {
      box: stage.pick({ x: 1020, y: 824, width: 804, height: 176 }, { x: 84, y: 1350, width: 912, height: 300 }),
      type: body(stage.pick(56, 62)),
      color: paper,
      fit: { align: stage.pick('center', 'top'), minSize: 32 },
      animators: [rise(0.8, { distance: 40 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A row of cells that charges up. */
function gauge(box: Box): LottieDraft[] {
  const count = 12;
  const step = box.width / count;
  const cell = rect({ x: box.x, y: box.y, width: step - 14, height: box.height });
  const cells = (copies: Parameters<typeof repeat>[0], opacity: number, name: string) =>
    shapes(
      [group([group([cell, fill(opacity < 100 ? paper : accent, opacity)]), repeat(copies, { offset: [step, 0] })])],
      {
        name,
      },
    );
  const opening = block(box, paper, {
    name: 'Opening',
    ...grow(0.3, 0.8),
  });
  return [
    { ...cells(count, 16, 'Empty cells'), matte: inside(opening) },
    cells(keys([0.5, 0, 'inOutCubic'], [1.9, count - 1, 'hold'], [3, count]), 100, 'Full cells'),
  ];
}

/** One number that says it all. */
export const numberScene: SceneSource = {
  id: 1105,
  slug: 'number',
  name: 'Number',
  description: 'One large number, a gauge and a caption.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [kicker, figure, caption],
  colors: [paperField, accentField],
  background: { default: { type: 'color', color: ink.hex }, allowed: ['color'] },
  draw,
};
