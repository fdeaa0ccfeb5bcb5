/** A sale banner: tapes with running arrows cross the screen, a huge number lands between them. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { sceneColorField, sceneTextField, textareaField } from '../fields';
import { type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { anchor, block, group, shapes } from '../lottie/layers';
import { tiedTo } from '../lottie/layout-marks';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { fill, polygon, rect, repeat } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'Everything must glow', { maxLength: 50 });
const figure = sceneTextField('figure', 'Number', '−50%', { maxLength: 8 });
const detail = textareaField('detail', 'Text', 'On all lamps, until Sunday night.', { maxLength: 80 });
const website = sceneTextField('website', 'Button text', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });

const background = slot('ground', '#ff4fa0');
const tape = slot('tape', '#fff04d');
const other = slot('tape-2', '#2b1bd6');
const ink = slot('text', '#160a2b');

const TAPE_PX = 132;
const ARROW_PX = 96;
/** Longer than any diagonal, with a step to spare for the arrows that run. */
const LENGTH_PX = 2900;

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  return [
    block(stage.full, background, { name: 'Ground' }),
    ...band(stage, {
      at: stage.pick([1530, 150], [700, 190], [800, 70]),
      angle: stage.pick(24, -18, 20),
      from: 1,
      start: 0,
      paint: other,
      arrow: background,
    }),
    ...band(stage, {
      at: stage.pick([1480, 960], [540, 1730], [700, 1010]),
      angle: stage.pick(-14, 12, -6),
      from: -1,
      start: 0.25,
      paint: other,
      arrow: tape,
    }),
    ...band(stage, {
      at: stage.pick([1660, 560], [width * 0.5, height * 0.86], [width * 0.62, height * 0.95]),
      angle: stage.pick(78, -9, 5),
      from: -1,
      start: 0.12,
      paint: tape,
      arrow: ink,
    }),
    ...words(stage),
  ];
}

interface Band {
  readonly at: readonly [number, number];
  readonly angle: number;
  /** Direction it shoots in from and its arrows run to. */
  readonly from: 1 | -1;
  readonly start: number;
  readonly paint: Paint;
  readonly arrow: Paint;
}

function band(stage: LottieStage, { at, angle, from, start, paint, arrow }: Band): LottieDraft[] {
  const holder = anchor({
    at,
    rotation: keys([start, angle - 5, 'outExpo'], [start + 0.8, angle]),
  });
  const slide = keys([start, [LENGTH_PX * from, 0], 'outExpo'], [start + 0.7, [0, 0]]);
  const box: Box = { x: -LENGTH_PX / 2, y: -TAPE_PX / 2, width: LENGTH_PX, height: TAPE_PX };
  const steps = Math.ceil(LENGTH_PX / ARROW_PX) + 2;
  const run = keys([0, [0, 0], 'linear'], [stage.seconds, [-from * ARROW_PX * Math.round(stage.seconds * 2), 0]]);
  const window = shapes([group([rect(box), fill(ink)])], { name: 'Window', parent: holder, offset: slide });
  const many = steps + Math.round(stage.seconds * 2);
  const first = from === 1 ? box.x - ARROW_PX : box.x + LENGTH_PX - many * ARROW_PX + ARROW_PX;
  return [
    shapes([group([rect({ ...box, y: box.y + 14 }), fill(ink, 24)])], {
      name: 'Shadow',
      parent: holder,
      offset: slide,
    }),
    shapes([group([rect(box), fill(paint)])], { name: 'Tape', parent: holder, offset: slide }),
    shapes([group([chevron(from), fill(arrow), repeat(many, { offset: [ARROW_PX, 0] })], { at: [first, 0] })], {
      name: 'Arrows',
      parent: holder,
      offset: run,
      matte: inside(window),
    }),
  ];
}

function chevron(from: 1 | -1): LottieShape {
  const side = -from;
  const h = TAPE_PX * 0.3;
  const w = 34;
  return polygon([
    [-w * side, -h],
    [0, -h],
    [w * side, 0],
    [0, h],
    [-w * side, h],
    [0, 0],
  ]);
}

function words(stage: LottieStage): LottieDraft[] {
  const land = keys([0.5, 160, 'outExpo'], [0.85, 100, 'inOutSine'], [stage.seconds, 104]);
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 110, width: 1240, height: 92 },
        { x: 84, y: 530, width: 912, height: 150 },
        { x: 72, y: 216, width: 800, height: 84 },
      ),
      type: { family: 'Montserrat', weight: 800, size: stage.pick(72, 72, 62), leading: 1.1, tracking: -25 },
      color: ink,
      fit: { minSize: 34, align: 'bottom' },
      animators: [rise(0.9, { distance: 50 })],
    }),
    text(figure, {
      box: stage.pick(
        { x: 84, y: 236, width: 1360, height: 420 },
        { x: 72, y: 690, width: 936, height: 330 },
        { x: 64, y: 310, width: 952, height: 300 },
      ),
      type: { family: 'Archivo Black', weight: 400, size: stage.pick(440, 318, 318), leading: 1, tracking: -55 },
      color: ink,
      fit: { maxLines: 1, minSize: 110, align: 'center' },
      scale: land,
      opacity: keys([0.5, 0, 'outCubic'], [0.6, 100]),
    }),
    text(detail, {
      box: stage.pick(
        { x: 96, y: 690, width: 1240, height: 140 },
        { x: 84, y: 1056, width: 912, height: 190 },
        { x: 72, y: 630, width: 936, height: 116 },
      ),
      type: { family: 'Montserrat', weight: 600, size: stage.pick(56, 62, 48), leading: 1.2, tracking: -15 },
      color: ink,
      fit: { minSize: 30 },
      animators: [rise(1.1, { distance: 40 })],
    }),
    ...button(stage),
  ];
}

/** The web address on a button. */
function button(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick(
    { x: 96, y: 872, width: 700, height: 120 },
    { x: 84, y: 1310, width: 760, height: 130 },
    { x: 72, y: 776, width: 600, height: 104 },
  );
  return [
    tiedTo(website, block(area, ink, { radius: 999, name: 'Button', scale: keys([1.4, 0, 'overshoot'], [1.8, 100]) })),
    text(website, {
      box: inset(area, 50, 14),
      type: { family: 'Montserrat', weight: 700, size: stage.pick(50, 56, 44), leading: 1.2, tracking: -10 },
      color: tape,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(1.55, { distance: 30, seconds: 0.5 })],
    }),
  ];
}

export const packingTape: TemplateGroupSource = {
  id: 206,
  templateIds: { landscape: 2019, portrait: 2020, square: 2021 },
  slug: 'packing-tape',
  name: 'Packing tape',
  description: 'A huge number between tapes with running arrows, for a sale no one can miss.',
  kind: 'video',
  goals: ['seasonal-sale'],
  moods: ['energetic', 'playful'],
  categories: ['sale-banners', 'social-posts'],
  tier: 'premium',
  publishedOn: '2026-10-16',
  bpm: 120,
  bars: 3,
  keyframeSeconds: 3.5,
  fontFamily: 'Archivo Black',
  palette: [background.hex, ink.hex, tape.hex, other.hex],
  defaultMusicKitId: 1,
  texts: [kicker, figure, detail, website],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Tape', tape),
    sceneColorField('Second tape', other, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: '#ff4fa0' }, allowed: ['color'] },
  draw,
};
