/** A countdown: five numbers as large as the screen, one a second, then what they counted down to. */
import { sceneColorField, sceneTextField, textareaField } from '../fields';
import { type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { arc } from '../lottie/figures';
import { grow } from '../lottie/grow';
import { block, group, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { stroke, trim } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { lettering, type TypeStyle, text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const label = sceneTextField('label', 'Announcement', 'Juniper autumn sale', { maxLength: 44, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Doors are open', { maxLength: 40 });
const detail = textareaField('detail', 'When and where', 'Friday, 6 pm. Pier 9 and online.', { maxLength: 80 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });

const first = slot('color-1', '#ff6a3d');
const second = slot('color-2', '#f3efe6');
const third = slot('color-3', '#b9a8ff');
const last = slot('color-4', '#d9f24b');
const ink = slot('text', '#141414');

/** One number a second. */
const NUMBERS: readonly (readonly [number: string, background: Paint])[] = [
  ['5', first],
  ['4', second],
  ['3', third],
  ['2', second],
  ['1', first],
];
const END = NUMBERS.length;

function display(size: number): TypeStyle {
  return { family: 'Archivo Black', weight: 400, size, leading: 0.95, tracking: -40 };
}

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...NUMBERS.flatMap(([value, background], index) => countOne(stage, value, background, index)),
    ...sweep(stage, last, END, stage.seconds + 1),
    ...ending(stage),
    ...head(stage),
  ];
}

/** A color comes in from one side after the other, the number jumps up and a circle runs out. */
function countOne(stage: LottieStage, value: string, background: Paint, index: number): LottieDraft[] {
  const at = index;
  const until = at + 1.4;
  const middle = [stage.width / 2, stage.height / 2 + stage.pick(30, 0, 40)] as const;
  const radius = stage.pick(430, 470, 404);
  const size = stage.pick(720, 800, 700);
  const box: Box = { x: middle[0] - 420, y: middle[1] - size * 0.5, width: 840, height: size };
  const circle = arc(radius, 0, 360);
  return [
    ...sweep(stage, background, at, until),
    shapes(
      [
        group([circle, stroke(ink, 6, { opacity: 18 })]),
        group([circle, trim(keys([at + 0.1, 0, 'linear'], [at + 1, 100]), 100), stroke(ink, 26)]),
      ],
      { name: 'Second', at: middle, from: at + 0.08, until, scale: keys([at + 0.08, 70, 'outExpo'], [at + 0.5, 100]) },
    ),
    lettering(value, {
      box,
      type: { ...display(size), tracking: 0, leading: 1 },
      color: ink,
      align: 'center',
      fit: { maxLines: 1, align: 'center' },
      offset: keys([at + 0.05, [0, 220], 'softOvershoot'], [at + 0.4, [0, 0]]),
      scale: keys([at + 0.05, 40, 'overshoot'], [at + 0.4, 100, 'inOutSine'], [at + 1, 106]),
      from: at + 0.05,
      until,
    }),
  ];
}

/** From the left, the bottom, the right, the top by turns. */
function sweep(stage: LottieStage, paint: Paint, at: number, until: number): LottieDraft[] {
  const isFlat = at % 2 === 0;
  const pivot =
    (
      [
        [0, 0.5],
        [0.5, 1],
        [1, 0.5],
        [0.5, 0],
      ] as const
    )[at % 4] ?? ([0, 0.5] as const);
  const none = isFlat ? [0, 100] : [100, 0];
  const start = Math.max(0, at - 0.1);
  const scale = at === 0 ? 100 : keys([start, none, 'inOutCubic'], [start + 0.3, [100, 100]]);
  return [
    block(stage.full, paint, { name: 'Ground', pivot, scale, from: start, until: Math.min(until, stage.seconds) }),
  ];
}

function head(stage: LottieStage): LottieDraft[] {
  const box = stage.pick<Box>(
    { x: 96, y: 76, width: 1200, height: 62 },
    { x: 84, y: 150, width: 912, height: 72 },
    { x: 72, y: 64, width: 570, height: 52 },
  );
  return [
    text(label, {
      box,
      type: { family: 'Inter', weight: 800, size: stage.pick(46, 52, 40), leading: 1.2, tracking: -15 },
      color: ink,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(0.1, { distance: 30, seconds: 0.4 })],
    }),
  ];
}

function ending(stage: LottieStage): LottieDraft[] {
  return [
    text(headline, {
      box: stage.pick(
        { x: 90, y: 190, width: 1740, height: 560 },
        { x: 78, y: 480, width: 924, height: 700 },
        { x: 66, y: 180, width: 948, height: 520 },
      ),
      type: display(stage.pick(300, 236, 228)),
      color: ink,
      fit: { minSize: 96, align: stage.pick('center', 'bottom', 'center') },
      animators: [rise(END + 0.1, { distance: 220, overlap: 0.6, seconds: 0.7 })],
      from: END,
    }),
    block(
      stage.pick(
        { x: 96, y: 806, width: 1728, height: 8 },
        { x: 84, y: 1236, width: 912, height: 8 },
        { x: 72, y: 744, width: 936, height: 8 },
      ),
      ink,
      {
        name: 'Rule',
        ...grow(END + 0.3, END + 1),
        from: END,
      },
    ),
    ...footer(stage),
    ...struck(stage),
  ];
}

/** The numbers that went by, small and in a row. */
function struck(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(72, 132, 58);
  const step = size * 1.2;
  const [right, y] = stage.pick([1824, 71], [84 + size + 4 * step, 1470], [1008, 61]);
  return NUMBERS.flatMap(([value], index) => {
    const box: Box = { x: right - size - (END - 1 - index) * step, y, width: size, height: size };
    const at = END + 0.3 + index * 0.08;
    const shared = { scale: keys([at, 0, 'overshoot'], [at + 0.4, 100]), from: END };
    return [
      block(box, ink, { name: 'Disc', radius: size / 2, ...shared }),
      lettering(value, {
        box: { ...box, y: box.y + size * 0.04 },
        type: { family: 'Inter', weight: 800, size: size * 0.56, leading: 1, tracking: 0 },
        color: last,
        align: 'center',
        fit: { maxLines: 1, align: 'center' },
        ...shared,
      }),
    ];
  });
}

function footer(stage: LottieStage): LottieDraft[] {
  const type = { family: 'Inter', weight: 600, size: stage.pick(54, 58, 44), leading: 1.25, tracking: -15 };
  return [
    text(detail, {
      box: stage.pick(
        { x: 96, y: 848, width: 1000, height: 150 },
        { x: 84, y: 1284, width: 912, height: 160 },
        { x: 72, y: 784, width: 936, height: 116 },
      ),
      type,
      color: ink,
      fit: { minSize: 28 },
      animators: [rise(END + 0.5, { distance: 40 })],
      from: END,
    }),
    text(website, {
      box: stage.pick(
        { x: 1140, y: 848, width: 684, height: 76 },
        { x: 84, y: 1660, width: 912, height: 80 },
        { x: 72, y: 930, width: 936, height: 66 },
      ),
      type: { ...type, weight: 800 },
      color: ink,
      align: stage.pick('right', 'left', 'left'),
      fit: { maxLines: 1, minSize: 26, align: 'top' },
      animators: [rise(END + 0.7, { distance: 40 })],
      from: END,
    }),
  ];
}

export const fiveSeconds: TemplateGroupSource = {
  id: 203,
  templateIds: { landscape: 2010, portrait: 2011, square: 2012 },
  slug: 'five-seconds',
  name: 'Five seconds',
  description: 'A full-screen countdown from five, then your announcement.',
  kind: 'video',
  goals: ['announce-event', 'seasonal-sale'],
  moods: ['energetic', 'bold'],
  categories: ['countdowns', 'social-posts'],
  tier: 'free',
  publishedOn: '2026-10-10',
  bpm: 120,
  bars: 4,
  keyframeSeconds: 6.8,
  fontFamily: 'Archivo Black',
  palette: [last.hex, ink.hex, first.hex, third.hex, second.hex],
  defaultMusicKitId: 6,
  texts: [label, headline, detail, website],
  colors: [
    sceneColorField('Accent 1', first),
    sceneColorField('Accent 2', second),
    sceneColorField('Accent 3', third),
    sceneColorField('Accent 4', last),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: '#d9f24b' }, allowed: ['color'] },
  draw,
};
