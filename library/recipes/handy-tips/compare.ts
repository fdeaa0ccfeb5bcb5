import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keepingDirection } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { polygon, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, body, card, colors, display, ink, SKY, second } from './look';
import { bouncing, hop } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Side {
  readonly head: TextFieldSource;
  readonly text: TextFieldSource;
  readonly paint: Paint;
  readonly isGood: boolean;
}

const sides: readonly Side[] = [
  {
    head: sceneTextField('bad-head', 'Don’t: heading', 'Rather not', { maxLength: 24 }),
    text: textareaField('bad', 'Don’t', 'A splash every day, “just in case”', { maxLength: 100 }),
    paint: accent,
    isGood: false,
  },
  {
    head: sceneTextField('good-head', 'Do: heading', 'Better', { maxLength: 24 }),
    text: textareaField('good', 'Do', 'One good soak, then let it dry', { maxLength: 100 }),
    paint: second,
    isGood: true,
  },
];

function draw(stage: LottieStage): LottieDraft[] {
  return [...sides.flatMap((side, index) => panel(stage, side, index)), ...openingWipe(stage), ...closingWipe(stage)];
}

function panel(stage: LottieStage, side: Side, index: number): LottieDraft[] {
  const at = 0.2 + index * stage.beat;
  const area: Box = stage.pick(
    { x: 96 + index * 888, y: 120, width: 840, height: 840 },
    { x: 84, y: 180 + index * 790, width: 912, height: 740 },
  );
  const from = stage.pick([0, index === 0 ? -1100 : 1100], [index === 0 ? -1200 : 1200, 0]);
  const badge = [area.x + 150, area.y + 160] as const;
  return [
    block(area, card, { radius: 80, offset: keys([at, from, 'softOvershoot'], [at + 0.6, [0, 0]]), name: 'Card' }),
    ...mark(stage, side, badge, at + 0.4),
    text(side.head, {
      box: { x: area.x + 270, y: area.y + 90, width: area.width - 330, height: 140 },
      type: display(stage.pick(84, 92)),
      color: ink,
      fit: { group: 'head', maxLines: 1, minSize: 40, align: 'center' },
      animators: hop(at + 0.35),
    }),
    text(side.text, {
      box: { x: area.x + 70, y: area.y + 290, width: area.width - 140, height: area.height - 360 },
      type: body(stage.pick(88, 84)),
      color: ink,
      fit: { group: 'text', minSize: 40, align: 'center' },
      animators: [rise(at + 0.5, { distance: 50 })],
    }),
  ];
}

/** A cross or a tick on a dot. */
function mark(stage: LottieStage, side: Side, at: readonly [number, number], start: number): LottieDraft[] {
  const holder = bouncing(stage, at, start);
  const line = (index: number) => [
    trim(0, keys([start + 0.3 + index * 0.12, 0, 'outCubic'], [start + 0.5 + index * 0.12, 100])),
    stroke(ink, 20, { cap: 'round' as const }),
  ];
  const strokes = side.isGood
    ? [
        [
          [-38, 4],
          [-10, 34],
          [42, -30],
        ] as const,
      ]
    : [
        [
          [-34, -34],
          [34, 34],
        ] as const,
        [
          [34, -34],
          [-34, 34],
        ] as const,
      ];
  return [
    block({ x: -85, y: -85, width: 170, height: 170 }, side.paint, { radius: 85, parent: holder, name: 'Dot' }),
    keepingDirection(
      shapes(
        strokes.map((points, index) => group([polygon(points, false), ...line(index)])),
        { parent: holder, name: side.isGood ? 'Tick' : 'Cross' },
      ),
    ),
  ];
}

/** Wrong way and right way. */
export const compare: SceneSource = {
  id: 4106,
  slug: 'compare',
  name: 'Rather not, better',
  description: 'Two cards: how not to do it, and how to do it.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: sides.flatMap((side) => [side.head, side.text]),
  colors,
  background: { default: { type: 'color', color: SKY }, allowed: ['color'] },
  draw,
};
