import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import { pushIn } from '../../lottie/camera';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, type Point } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { lettering, text } from '../../lottie/text';
import { floorPlan, planPoint } from './floor-plan';
import { body, brass, brassField, caption, ink, inkField, LEAF, serif, stone, stoneField } from './look';
import { hairline, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'All on one level', { maxLength: 50 });

interface Room {
  readonly name: TextFieldSource;
  readonly size: TextFieldSource;
  /** Middle of the room on the plan. */
  readonly place: Point;
  /** Its floor on the plan: left, top, width, height. */
  readonly floor: readonly [number, number, number, number];
}

function room(number: number, name: string, size: string, place: Point, floor: Room['floor']): Room {
  return {
    name: sceneTextField(`room-${number}`, `Room ${number}`, name, { maxLength: 40 }),
    size: sceneTextField(`size-${number}`, `Room ${number}: size`, size, { maxLength: 12 }),
    place,
    floor,
  };
}

const rooms: readonly Room[] = [
  room(1, 'Kitchen and table', '42 m²', [30, 20], [0, 0, 62, 40]),
  room(2, 'Garden room', '31 m²', [18, 62], [0, 40, 38, 44]),
  room(3, 'Bedroom, bath', '28 m²', [81, 69], [62, 54, 38, 30]),
];

function draw(stage: LottieStage): LottieDraft[] {
  const plan = stage.pick({ at: [120, 150] as Point, width: 920 }, { at: [140, 176] as Point, width: 800 });
  const list: Box = stage.pick(
    { x: 1180, y: 410, width: 644, height: 550 },
    { x: 84, y: 1190, width: 912, height: 570 },
  );
  const height = list.height / rooms.length;
  const sheet = [
    ...rooms.flatMap(({ floor }, index) => tint(plan, floor, 1.3 + index * stage.beat * 0.5)),
    ...rooms.map(({ floor }, index) => visit(plan, floor, visitAt(stage, index), stage.beat)),
    floorPlan({ ...plan, start: 0.1, paint: ink, wall: 16 }),
    ...rooms.flatMap(({ place }, index) => pin(planPoint(plan, place), index, 1.3 + index * stage.beat * 0.5)),
    text(headline, {
      box: stage.pick({ x: 1180, y: 96, width: 644, height: 270 }, { x: 84, y: 930, width: 912, height: 220 }),
      type: serif(stage.pick(116, 116)),
      color: ink,
      fit: { minSize: 60, align: stage.pick('top', 'center') },
      animators: [settle(0.5)],
    }),
    ...rooms.flatMap((entry, index) => row(stage, entry, index, { ...list, y: list.y + index * height, height })),
  ];
  return [...pushIn(stage, sheet), ...openingWipe(stage), ...closingWipe(stage)];
}

/** Time at which the tour through the rooms, which begins once the plan is drawn, comes to this one. */
function visitAt(stage: LottieStage, index: number): number {
  return Math.max(stage.beat * 3.5, 2.4) + index * stage.beat;
}

/** A light that stays in a room for a beat. */
function visit(plan: Plan, floor: Room['floor'], at: number, beat: number): LottieDraft {
  const glow = keys([at, 0, 'inOutSine'], [at + beat * 0.5, 34, 'inOutSine'], [at + beat * 1.5, 0]);
  return block(floorBox(plan, floor), brass, { name: 'Visit', opacity: glow, from: at, until: at + beat * 1.5 });
}

interface Plan {
  readonly at: Point;
  readonly width: number;
}

function floorBox(plan: Plan, [x, y, width, height]: Room['floor']): Box {
  const [left, top] = planPoint(plan, [x, y]);
  return { x: left, y: top, width: (width / 100) * plan.width, height: (height / 100) * plan.width };
}

function tint(plan: Plan, floor: Room['floor'], at: number): LottieDraft[] {
  return [
    block(floorBox(plan, floor), stone, {
      name: 'Floor',
      pivot: [0, 0],
      scale: keys([at, [0, 100], 'inOutCubic'], [at + 0.7, [100, 100]]),
    }),
  ];
}

function pin([x, y]: Point, index: number, at: number): LottieDraft[] {
  return [
    shapes([group([ellipse([0, 0], 92), fill(brass)])], {
      name: 'Pin',
      at: [x, y],
      scale: keys([at, 0, 'softOvershoot'], [at + 0.5, 100]),
    }),
    numeral(index, { x: x - 46, y: y - 46, width: 92, height: 92 }, at + 0.2),
  ];
}

function numeral(index: number, box: Box, at: number): LottieDraft {
  return lettering(String(index + 1), {
    box,
    type: caption(box.height / 2),
    color: stone,
    align: 'center',
    fit: { maxLines: 1, align: 'center' },
    opacity: keys([at, 0, 'linear'], [at + 0.2, 100]),
  });
}

function row(stage: LottieStage, { name, size }: Room, index: number, area: Box): LottieDraft[] {
  const at = 1.2 + index * stage.beat * 0.5;
  const sizeWidth = stage.pick(170, 190);
  const middle: Box = { ...area, y: area.y + 12, height: area.height - 24 };
  return [
    hairline(
      [
        [area.x, area.y],
        [area.x + area.width, area.y],
      ],
      at,
    ),
    shapes([group([ellipse([0, 0], 64), fill(brass)])], {
      name: 'Pin',
      at: [area.x + 32, area.y + area.height / 2],
      scale: keys([at, 0, 'softOvershoot'], [at + 0.5, 100]),
    }),
    numeral(index, { x: area.x, y: area.y + area.height / 2 - 32, width: 64, height: 64 }, at + 0.2),
    text(name, {
      box: { ...middle, x: area.x + 94, width: area.width - 94 - sizeWidth - 16 },
      type: body(stage.pick(46, 52)),
      color: ink,
      fit: { group: 'name', maxLines: 3, minSize: 28, align: 'center' },
      animators: [rise(at + 0.2, { by: 'line', distance: 30, seconds: 0.7 })],
    }),
    text(size, {
      box: { ...middle, x: area.x + area.width - sizeWidth, width: sizeWidth },
      type: serif(stage.pick(56, 62)),
      color: ink,
      align: 'right',
      fit: { group: 'size', maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(at + 0.3, { by: 'line', distance: 30, seconds: 0.7 })],
    }),
  ];
}

/** The plan draws itself, then names its rooms. */
export const plan: SceneSource = {
  id: 5105,
  slug: 'plan',
  name: 'Floor plan and list',
  description: 'A plan that draws itself, and three rooms with their sizes.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, ...rooms.flatMap(({ name, size }) => [name, size])],
  colors: [inkField, stoneField, brassField],
  background: { default: { type: 'color', color: LEAF }, allowed: ['color'] },
  draw,
};
