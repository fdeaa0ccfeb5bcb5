/** A call for people: three notes in handwriting are pinned beside the headline, each with a job on it. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneColorField, sceneTextField, textareaField } from '../fields';
import { fixed, type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { anchor, block, group, shapes } from '../lottie/layers';
import { tiedTo } from '../lottie/layout-marks';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { ellipse, fill } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper is hiring', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Grow with us', { maxLength: 36 });
const notes: readonly TextFieldSource[] = [
  textareaField('note-1', 'First note', 'Plant lover for our shop', { maxLength: 50 }),
  textareaField('note-2', 'Second note', 'Web designer, part time', { maxLength: 50 }),
  textareaField('note-3', 'Third note', 'Baker for the café', { maxLength: 50 }),
];
const website = sceneTextField('website', 'Where to apply', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });

const background = slot('ground', '#5a3a86');
const letters = slot('text', '#fff6e9');
const paints = [
  slot('note-1-paper', '#ffe07a'),
  slot('note-2-paper', '#ffb3c1'),
  slot('note-3-paper', '#a9ecd0'),
] as const;
const pin = slot('pin', '#ff5c3a');
const ink = fixed('#2a1a3d');

interface Note {
  /** Its middle. */
  readonly at: readonly [number, number];
  readonly tilt: number;
}

function draw(stage: LottieStage): LottieDraft[] {
  const places = stage.pick<readonly Note[]>(
    [
      { at: [1130, 400], tilt: -7 },
      { at: [1560, 330], tilt: 5 },
      { at: [1390, 770], tilt: -3 },
    ],
    [
      { at: [320, 988], tilt: -6 },
      { at: [745, 952], tilt: 5 },
      { at: [550, 1376], tilt: -2 },
    ],
    [
      { at: [230, 640], tilt: -6 },
      { at: [545, 560], tilt: 4 },
      { at: [850, 650], tilt: -3 },
    ],
  );
  const size = stage.pick(370, 390, 290);
  return [
    block(stage.full, background, { name: 'Ground' }),
    ...words(stage),
    ...notes.flatMap((field, index) => {
      const place = places[index];
      return place ? note(stage, { field, paper: paints[index] ?? paints[0], size, index, ...place }) : [];
    }),
  ];
}

interface PinnedNote extends Note {
  readonly field: TextFieldSource;
  readonly paper: Paint;
  readonly size: number;
  readonly index: number;
}

/** Falls into its place, swings out, and the pin holds it. */
function note(stage: LottieStage, { field, paper, size, index, at: [x, y], tilt }: PinnedNote): LottieDraft[] {
  const at = 0.9 + index * 0.5;
  const holder = anchor({
    at: [x, y - size * 0.42],
    offset: keys([at, [0, -stage.height], 'outExpo'], [at + 0.6, [0, 0]]),
    rotation: keys(
      [at, tilt * 4, 'outExpo'],
      [at + 0.6, tilt - 6, 'inOutSine'],
      [at + 1, tilt + 3, 'inOutSine'],
      [at + 1.5, tilt, 'inOutSine'],
      [stage.seconds, tilt + 1],
    ),
  });
  const box: Box = { x: -size / 2, y: -size * 0.08, width: size, height: size };
  return [
    block({ ...box, x: box.x + 10, y: box.y + 16 }, ink, { name: 'Shadow', opacity: 26, parent: holder }),
    block(box, paper, { name: 'Note', parent: holder }),
    text(field, {
      box: { ...inset(box, size * 0.1, 0), y: box.y + size * 0.18, height: size * 0.72 },
      type: { family: 'Caveat', weight: 700, size: size * 0.2, leading: 1, tracking: 0 },
      color: ink,
      align: 'center',
      fit: { minSize: 30, align: 'center' },
      parent: holder,
    }),
    shapes(
      [
        group([ellipse([6, 8], size * 0.1), fill(ink, 30)]),
        group([ellipse([0, 0], size * 0.1), fill(pin)]),
        group([ellipse([-size * 0.016, -size * 0.018], size * 0.032), fill(letters, 80)]),
      ],
      { name: 'Pin', parent: holder },
    ),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  const align = stage.pick('left' as const, 'center' as const, 'left' as const);
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 230, width: 740, height: 68 },
        { x: 84, y: 160, width: 912, height: 74 },
        { x: 72, y: 80, width: 936, height: 56 },
      ),
      type: { family: 'Sora', weight: 600, size: stage.pick(48, 54, 42), leading: 1.2, tracking: -10 },
      color: letters,
      align,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.2, { distance: 30 })],
    }),
    text(headline, {
      box: stage.pick(
        { x: 90, y: 316, width: 780, height: 470 },
        { x: 78, y: 250, width: 924, height: 440 },
        { x: 66, y: 144, width: 948, height: 200 },
      ),
      type: { family: 'Sora', weight: 800, size: stage.pick(190, 190, 132), leading: 0.98, tracking: -50 },
      color: letters,
      align,
      fit: { minSize: 60, align: stage.pick('top', 'top', 'center') },
      animators: [rise(0.3, { by: 'word', distance: 120, seconds: 0.8 })],
    }),
    ...address(stage),
  ];
}

function address(stage: LottieStage): LottieDraft[] {
  const button = stage.pick<Box>(
    { x: 96, y: 812, width: 680, height: 116 },
    { x: 160, y: 1640, width: 760, height: 130 },
    { x: 72, y: 884, width: 936, height: 108 },
  );
  return [
    tiedTo(
      website,
      block(button, letters, { radius: 999, name: 'Button', scale: keys([2.6, 0, 'overshoot'], [3, 100]) }),
    ),
    text(website, {
      box: inset(button, 52, 14),
      type: { family: 'Sora', weight: 700, size: stage.pick(46, 52, 44), leading: 1.2, tracking: -10 },
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(2.75, { distance: 24, seconds: 0.5 })],
    }),
  ];
}

export const pinnedNotes: TemplateGroupSource = {
  id: 210,
  templateIds: { landscape: 2031, portrait: 2032, square: 2033 },
  slug: 'pinned-notes',
  name: 'Pinned notes',
  description: 'Three handwritten job notes pinned beside a big invitation.',
  kind: 'video',
  goals: ['hire'],
  moods: ['playful', 'warm'],
  categories: ['social-posts'],
  tier: 'free',
  publishedOn: '2026-11-02',
  bpm: 120,
  bars: 4,
  keyframeSeconds: 5,
  fontFamily: 'Sora',
  palette: [background.hex, letters.hex, pin.hex, ...paints.map(({ hex }) => hex)],
  defaultMusicKitId: 1,
  texts: [kicker, headline, ...notes, website],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Text', letters),
    sceneColorField('Pins', pin, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('First note', paints[0]),
    sceneColorField('Second note', paints[1]),
    sceneColorField('Third note', paints[2]),
  ],
  background: { default: { type: 'color', color: '#5a3a86' }, allowed: ['color'] },
  draw,
};
