/** A lower third in round shapes: the logo bounces in as a ball, the name rolls out of it as a pill. */
import { sceneColorField, sceneImageField, sceneTextField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, logoOf, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { ellipse, fill } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const name = sceneTextField('name', 'Name', 'Tove & Kai', { maxLength: 40 });
const role = sceneTextField('role', 'Role', 'Live at 11 pm', { maxLength: 50 });
const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);

const pill = slot('pill', '#160b2e');
const accent = slot('accent', '#ff4f97');
const letters = slot('text', '#ffffff');
const white = fixed('#ffffff');

interface Caption {
  /** Left end of the pill and its middle line. */
  readonly at: readonly [number, number];
  readonly height: number;
  readonly width: number;
}

function draw(stage: LottieStage): LottieDraft[] {
  const caption = stage.pick<Caption>(
    { at: [96, 870], height: 208, width: 1120 },
    { at: [84, 1480], height: 220, width: 912 },
    { at: [72, 884], height: 190, width: 936 },
  );
  const out = stage.seconds - 0.8;
  return [...bar(caption, out), ...words(stage, caption, out), ...ball(caption, out)];
}

function bar({ at: [x, y], height, width }: Caption, out: number): LottieDraft[] {
  const box: Box = { x: x + height / 2, y: y - height / 2 + 16, width: width - height / 2, height: height - 32 };
  const grow = (delay: number) =>
    keys(
      [0.6 + delay, [0, 100], 'outExpo'],
      [1.3 + delay, [100, 100], 'hold'],
      [out - delay, [100, 100], 'inExpo'],
      [out + 0.4 - delay, [0, 100]],
    );
  const pivot = [0, 0.5] as const;
  return [
    block({ ...box, width: box.width + 0, y: box.y + 14 }, accent, {
      name: 'Under',
      radius: 999,
      pivot,
      scale: grow(0.1),
    }),
    block(box, pill, { name: 'Pill', radius: 999, pivot, scale: grow(0) }),
  ];
}

function words(stage: LottieStage, { at: [x, y], height, width }: Caption, out: number): LottieDraft[] {
  const left = x + height + 40;
  const right = x + width - 64;
  const fade = keys([out - 0.1, 100, 'inCubic'], [out + 0.1, 0]);
  const split = stage.pick(14, 16, 14);
  return [
    text(name, {
      box: { x: left, y: y - height / 2 + 22, width: right - left, height: height / 2 - 24 + split },
      type: { family: 'Poppins', weight: 700, size: stage.pick(72, 74, 64), leading: 1.15, tracking: -20 },
      color: letters,
      fit: { maxLines: 1, minSize: 28, align: 'bottom' },
      animators: [rise(0.95, { by: 'character', distance: 40, overlap: 0.7, seconds: 0.6 })],
      opacity: fade,
    }),
    text(role, {
      box: { x: left, y: y + split, width: right - left, height: height / 2 - 30 - split },
      type: { family: 'Poppins', weight: 500, size: stage.pick(40, 42, 36), leading: 1.2, tracking: -5 },
      color: letters,
      fit: { maxLines: 1, minSize: 22, align: 'top' },
      animators: [rise(1.15, { distance: 24, seconds: 0.5 })],
      opacity: fade,
    }),
  ];
}

function ball({ at: [x, y], height }: Caption, out: number): LottieDraft[] {
  const at = [x + height / 2, y] as const;
  const scale = keys([0.1, 0, 'overshoot'], [0.6, 100, 'hold'], [out + 0.3, 100, 'inCubic'], [out + 0.6, 0]);
  const width = height * 0.74;
  return [
    shapes([group([ellipse([0, 0], height), fill(accent)])], { name: 'Ring', at, scale }),
    shapes([group([ellipse([0, 0], height - 22), fill(white)])], { name: 'Ball', at, scale }),
    logoOf(logo, { x: at[0] - width / 2, y: at[1] - width / 4, width, height: width / 2 }, { scale }),
  ];
}

export const roundCaption: TemplateGroupSource = {
  id: 211,
  templateIds: { landscape: 2034, portrait: 2035, square: 2036 },
  slug: 'round-caption',
  name: 'Round caption',
  description: 'Your logo bounces in like a ball and rolls out a name over an image or video.',
  kind: 'video',
  goals: ['announce-event', 'tell-story'],
  moods: ['playful', 'energetic'],
  categories: ['lower-thirds'],
  tier: 'premium',
  publishedOn: '2026-11-04',
  bpm: 96,
  bars: 3,
  keyframeSeconds: 3.4,
  fontFamily: 'Poppins',
  palette: [pill.hex, letters.hex, accent.hex],
  defaultMusicKitId: 7,
  texts: [name, role],
  images: [logo],
  colors: [
    sceneColorField('Pill', pill),
    sceneColorField('Text', letters),
    sceneColorField('Accent', accent, { dataField: 'PRIMARY_COLOR' }),
  ],
  background: { default: { type: 'video', file: 'neon-flow.mp4' }, allowed: ['video', 'image', 'color'] },
  draw,
};
