/** A lower third: who speaks, what they do and for whom, over a picture or video. It comes and goes. */
import { sceneColorField, sceneImageField, sceneTextField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, logoOf } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const name = sceneTextField('name', 'Name', 'Maya Lindqvist', { maxLength: 40 });
const role = sceneTextField('role', 'Role', 'Founder of Juniper', { maxLength: 60 });
const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);

const plate = slot('plate', '#14211d');
const accent = slot('accent', '#ff6b3d');
const onPlate = slot('text', '#ffffff');
const white = fixed('#fffdf8');
const dark = fixed('#14211d');

interface Strap {
  readonly chip: Box;
  readonly name: Box;
  readonly role: Box;
}

const STRAPS: Readonly<Record<'landscape' | 'portrait' | 'square', Strap>> = {
  landscape: {
    chip: { x: 96, y: 780, width: 300, height: 204 },
    name: { x: 396, y: 780, width: 880, height: 124 },
    role: { x: 396, y: 904, width: 660, height: 80 },
  },
  portrait: {
    chip: { x: 84, y: 1250, width: 320, height: 190 },
    name: { x: 84, y: 1440, width: 912, height: 150 },
    role: { x: 84, y: 1590, width: 720, height: 94 },
  },
  square: {
    chip: { x: 72, y: 644, width: 280, height: 160 },
    name: { x: 72, y: 804, width: 936, height: 124 },
    role: { x: 72, y: 928, width: 640, height: 80 },
  },
};

function draw(stage: LottieStage): LottieDraft[] {
  const strap = STRAPS[stage.ratio];
  const out = stage.seconds - 0.75;
  return [
    ...chip(strap.chip, out),
    ...line(strap.name, plate, 0.45, out + 0.12),
    text(name, {
      box: inset(strap.name, 56, 14),
      type: { family: 'Manrope', weight: 800, size: stage.pick(76, 86, 74), leading: 1.1, tracking: -20 },
      color: onPlate,
      fit: { maxLines: 1, minSize: 34, align: 'center' },
      animators: [rise(0.75, { by: 'character', distance: 50, overlap: 0.7, seconds: 0.7 })],
      opacity: keys([out, 100, 'inCubic'], [out + 0.2, 0]),
    }),
    ...line(strap.role, white, 0.65, out),
    edge({ ...strap.name, height: strap.name.height + strap.role.height }, out),
    text(role, {
      box: inset(strap.role, 56, 10),
      type: { family: 'Manrope', weight: 700, size: stage.pick(40, 44, 40), leading: 1.2, tracking: -5 },
      color: dark,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(0.95, { by: 'word', distance: 30, seconds: 0.5 })],
      opacity: keys([out, 100, 'inCubic'], [out + 0.15, 0]),
    }),
  ];
}

/** The logo on a white plate that rises from behind the name. */
function chip(box: Box, out: number): LottieDraft[] {
  const move = keys(
    [0.2, [0, box.height], 'outExpo'],
    [0.8, [0, 0], 'hold'],
    [out + 0.2, [0, 0], 'inExpo'],
    [out + 0.5, [0, box.height]],
  );
  const window = () => block({ ...box, height: box.height + 1 }, white, { name: 'Window' });
  return [
    block(box, white, { name: 'Logo plate', offset: move, matte: inside(window()) }),
    logoOf(logo, inset(box, 40, 34), { offset: move, matte: inside(window()) }),
  ];
}

/** Runs in from the left and out again to the left. */
function line(box: Box, paint: typeof plate, start: number, end: number): LottieDraft[] {
  return [
    block(box, paint, {
      name: 'Strap',
      pivot: [0, 0.5],
      scale: keys(
        [start, [0, 100], 'outExpo'],
        [start + 0.7, [100, 100], 'hold'],
        [end, [100, 100], 'inExpo'],
        [end + 0.35, [0, 100]],
      ),
    }),
  ];
}

/** The first thing that is seen and the last one that goes. */
function edge(box: Box, out: number): LottieDraft {
  return block({ ...box, width: 18 }, accent, {
    name: 'Edge',
    pivot: [0.5, 1],
    scale: keys(
      [0.05, [100, 0], 'outExpo'],
      [0.5, [100, 100], 'hold'],
      [out + 0.4, [100, 100], 'inExpo'],
      [out + 0.7, [100, 0]],
    ),
  });
}

export const nameStrap: TemplateGroupSource = {
  id: 202,
  templateIds: { landscape: 2007, portrait: 2008, square: 2009 },
  slug: 'name-strap',
  name: 'Name strap',
  description: 'A name, role and logo at the bottom of your image or video.',
  kind: 'video',
  goals: ['tell-story', 'give-tips'],
  moods: ['calm', 'bold'],
  categories: ['lower-thirds'],
  tier: 'free',
  publishedOn: '2026-10-08',
  bpm: 100,
  bars: 3,
  keyframeSeconds: 3.5,
  fontFamily: 'Manrope',
  palette: [plate.hex, accent.hex, onPlate.hex],
  defaultMusicKitId: 5,
  texts: [name, role],
  images: [logo],
  colors: [
    sceneColorField('Plate', plate),
    sceneColorField('Accent', accent, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Name', onPlate),
  ],
  background: { default: { type: 'image', file: 'living-room.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
