/** A countdown for days: a board of flaps turns back from number to number and stops at yours. */
import { sceneColorField, sceneTextField, textareaField } from '../fields';
import { pushIn } from '../lottie/camera';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block } from '../lottie/layers';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { lettering, type TextOptions, text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper presents', { maxLength: 40, dataField: 'NAME' });
const number = sceneTextField('number', 'Number', '12', { maxLength: 4 });
const unit = sceneTextField('unit', 'Unit', 'days to go', { maxLength: 24 });
const headline = textareaField('headline', 'Event', 'Harbor Light Market', { maxLength: 44 });
const date = sceneTextField('date', 'Date', 'Saturday 14 November', { maxLength: 40 });

const background = slot('ground', '#bfe9d6');
const ink = slot('text', '#122b3a');
const board = slot('board', '#122b3a');
const digits = slot('digits', '#fdf7e7');
const accent = slot('accent', '#ff7d52');
const seam = fixed('#07161f');

/** The last of them is the user's own. */
const BEFORE = ['31', '27', '24', '19', '16'] as const;
const FIRST_SECONDS = 0.55;
const FLIP_SECONDS = 0.28;

function draw(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick(
    { x: 96, y: 190, width: 800, height: 700 },
    { x: 140, y: 320, width: 800, height: 720 },
    { x: 72, y: 170, width: 500, height: 500 },
  );
  const front = [...flaps(stage, box), ...words(stage)];
  return [block(stage.full, background, { name: 'Ground' }), ...pushIn(stage, front, { from: 99, to: 101.5 })];
}

function flaps(stage: LottieStage, box: Box): LottieDraft[] {
  const enter = keys([0.1, [0, stage.height], 'outExpo'], [0.9, [0, 0]]);
  const panel = (by: number, paint: typeof board, name: string) =>
    block({ ...box, y: box.y + by }, paint, { radius: 44, name, offset: enter });
  const size = stage.pick(560, 580, 380);
  const options = (from: number, until: number): TextOptions => ({
    box: inset(box, 40, 30),
    type: { family: 'Oswald', weight: 700, size, leading: 1, tracking: -20 },
    color: digits,
    align: 'center',
    fit: { maxLines: 1, align: 'center', minSize: 120 },
    scale: keys([from, [100, 12], 'outExpo'], [from + 0.22, [100, 100]]),
    from,
    until,
  });
  const start = (index: number) => FIRST_SECONDS + index * FLIP_SECONDS;
  return [
    panel(26, accent, 'Board behind'),
    panel(0, board, 'Board'),
    ...BEFORE.map((value, index) => lettering(value, options(start(index), start(index + 1)))),
    text(number, options(start(BEFORE.length), stage.seconds)),
    block({ x: box.x, y: box.y + box.height / 2 - 5, width: box.width, height: 10 }, seam, {
      name: 'Seam',
      offset: enter,
    }),
    ...[box.x + 22, box.x + box.width - 52].map((x) =>
      block({ x, y: box.y + box.height / 2 - 40, width: 30, height: 80 }, seam, {
        name: 'Hinge',
        radius: 10,
        offset: enter,
      }),
    ),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(kicker, {
      box: stage.pick(
        { x: 980, y: 176, width: 844, height: 64 },
        { x: 84, y: 160, width: 912, height: 70 },
        { x: 72, y: 76, width: 936, height: 54 },
      ),
      type: { family: 'Montserrat', weight: 600, size: stage.pick(46, 50, 40), leading: 1.2, tracking: 0 },
      color: ink,
      align: stage.pick('left', 'center', 'left'),
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.4, { distance: 30 })],
    }),
    text(unit, {
      box: stage.pick(
        { x: 976, y: 268, width: 848, height: 130 },
        { x: 84, y: 1096, width: 912, height: 130 },
        { x: 612, y: 320, width: 396, height: 200 },
      ),
      type: { family: 'Oswald', weight: 600, size: stage.pick(108, 112, 92), leading: 1.05, tracking: -5, caps: true },
      color: ink,
      align: stage.pick('left', 'center', 'left'),
      fit: { minSize: 44, align: 'center' },
      animators: [rise(FIRST_SECONDS + 1.2, { distance: 60 })],
    }),
    ...event(stage),
  ];
}

function event(stage: LottieStage): LottieDraft[] {
  const rule = stage.pick<Box>(
    { x: 980, y: 434, width: 160, height: 10 },
    { x: 460, y: 1270, width: 160, height: 10 },
    { x: 72, y: 728, width: 130, height: 8 },
  );
  const align = stage.pick('left' as const, 'center' as const, 'left' as const);
  return [
    block(rule, accent, {
      name: 'Rule',
      pivot: stage.pick([0, 0.5], [0.5, 0.5], [0, 0.5]),
      scale: keys([2.1, [0, 100], 'outExpo'], [2.7, [100, 100]]),
    }),
    text(headline, {
      box: stage.pick(
        { x: 974, y: 484, width: 850, height: 330 },
        { x: 80, y: 1320, width: 920, height: 300 },
        { x: 68, y: 754, width: 944, height: 160 },
      ),
      type: { family: 'Montserrat', weight: 800, size: stage.pick(124, 118, 84), leading: 1.02, tracking: -35 },
      color: ink,
      align,
      fit: { minSize: 46, align: stage.pick('top', 'top', 'center') },
      animators: [rise(2.2, { distance: 80, seconds: 0.8 })],
    }),
    text(date, {
      box: stage.pick(
        { x: 980, y: 832, width: 844, height: 70 },
        { x: 84, y: 1660, width: 912, height: 74 },
        { x: 72, y: 930, width: 936, height: 60 },
      ),
      type: { family: 'Montserrat', weight: 600, size: stage.pick(52, 54, 44), leading: 1.2, tracking: -5 },
      color: ink,
      align,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(2.6, { distance: 30 })],
    }),
  ];
}

export const daysToGo: TemplateGroupSource = {
  id: 209,
  templateIds: { landscape: 2028, portrait: 2029, square: 2030 },
  slug: 'days-to-go',
  name: 'Days to go',
  description: 'A flip board counts down the days to your event.',
  kind: 'video',
  goals: ['announce-event'],
  moods: ['playful', 'calm'],
  categories: ['countdowns', 'social-posts'],
  tier: 'free',
  publishedOn: '2026-10-30',
  bpm: 100,
  bars: 3,
  keyframeSeconds: 4.4,
  fontFamily: 'Montserrat',
  palette: [background.hex, ink.hex, accent.hex, digits.hex],
  defaultMusicKitId: 5,
  texts: [kicker, number, unit, headline, date],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Text', ink),
    sceneColorField('Board', board),
    sceneColorField('Digits', digits),
    sceneColorField('Accent', accent, { dataField: 'PRIMARY_COLOR' }),
  ],
  background: { default: { type: 'color', color: '#bfe9d6' }, allowed: ['color'] },
  draw,
};
