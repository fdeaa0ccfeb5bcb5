import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { enter, rise } from '../../lottie/reveal';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { blockGrid, type Cell } from './blocks';
import { body, cobalt, colors, cream, display, ink, orange, PINK, pink, yellow } from './look';
import { closingWipe, openingWipe } from './wipes';

const figure = sceneTextField('figure', 'Number', '4 days', { maxLength: 12 });
const caption = textareaField('caption', 'Caption', 'is what we call a week. The fifth one is yours.', {
  maxLength: 110,
});

const ROW: readonly Cell[] = [
  { column: 0, row: 0, kind: 'bridge', background: cobalt, paint: pink, turns: [3] },
  { column: 1, row: 0, kind: 'quarter', background: orange, paint: cream, turns: [4] },
  { column: 2, row: 0, kind: 'leaf', background: yellow, paint: cobalt, turns: [5] },
  { column: 3, row: 0, kind: 'half', background: ink, paint: orange, turns: [6] },
  { column: 4, row: 0, kind: 'disc', background: cream, paint: orange },
];

function draw(stage: LottieStage): LottieDraft[] {
  const side = stage.pick(384, 216);
  return [
    text(figure, {
      box: stage.pick({ x: 84, y: 70, width: 1752, height: 400 }, { x: 72, y: 300, width: 936, height: 420 }),
      type: display(stage.pick(430, 286)),
      color: ink,
      fit: { maxLines: 1, minSize: 110, align: 'center' },
      animators: [
        enter({ by: 'character', at: 0.25, seconds: 0.9, overlap: 0.5, state: { y: 380, rotation: 24, opacity: 0 } }),
      ],
    }),
    text(caption, {
      box: stage.pick({ x: 96, y: 500, width: 1600, height: 150 }, { x: 84, y: 760, width: 912, height: 330 }),
      type: body(stage.pick(62, 66)),
      color: ink,
      fit: { minSize: 34, align: stage.pick('center', 'top') },
      animators: [rise(0.9, { distance: 40 })],
    }),
    ...blockGrid(stage, stage.pick([0, 696] as const, [0, 1272] as const), side, ROW, 0.4),
    ...(stage.isPortrait ? blockGrid(stage, [0, 1488], side, second(ROW), 0.6) : []),
    ...(stage.isPortrait ? blockGrid(stage, [0, 1704], side, second(second(ROW)), 0.8) : []),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The row again, shifted by two. */
function second(row: readonly Cell[]): readonly Cell[] {
  return row.map((cell) => ({ ...cell, column: (cell.column + 2) % row.length, quarters: (cell.quarters ?? 0) + 1 }));
}

/** One number that makes people apply. */
export const numberScene: SceneSource = {
  id: 6105,
  slug: 'number',
  name: 'Number',
  description: 'One number that makes people apply, over a row of blocks.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [figure, caption],
  colors,
  background: { default: { type: 'color', color: PINK }, allowed: ['color'] },
  draw,
};
