/** A logo sting at night: a ring of light closes, day breaks inside it and shows the logo. */
import { sceneColorField, sceneImageField, sceneTextField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { arc, polar } from '../lottie/figures';
import { glow } from '../lottie/glow';
import { block, group, logoOf, shapes } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { enter } from '../lottie/reveal';
import { ellipse, fill, stroke, trim } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const claim = sceneTextField('claim', 'Tagline', 'A light for every room', { maxLength: 60 });
const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);

const night = slot('night', '#0d1420');
const light = slot('light', '#ffb45e');
const day = slot('day', '#fff6e6');
const onNight = slot('text', '#fdf3e1');
const white = fixed('#ffffff');

interface Sun {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly claim: Box;
}

const SUNS: Readonly<Record<'landscape' | 'portrait' | 'square', Sun>> = {
  landscape: { at: [960, 452], radius: 300, claim: { x: 260, y: 886, width: 1400, height: 96 } },
  portrait: { at: [540, 800], radius: 380, claim: { x: 110, y: 1380, width: 860, height: 180 } },
  square: { at: [540, 452], radius: 290, claim: { x: 110, y: 868, width: 860, height: 110 } },
};

function draw(stage: LottieStage): LottieDraft[] {
  const sun = SUNS[stage.ratio];
  return [
    block(stage.full, night, { name: 'Night' }),
    ...halo(stage, sun),
    ...orbits(stage, sun),
    ...disc(sun),
    ...words(stage, sun),
  ];
}

/** Breathes in with the ring, out when the day breaks, and stays. */
function halo(stage: LottieStage, { at, radius }: Sun): LottieDraft[] {
  const breath = keys(
    [0.4, 0, 'inOutSine'],
    [1.9, 34, 'inExpo'],
    [2.3, 100, 'outCubic'],
    [3.4, 62, 'inOutSine'],
    [stage.seconds, 78],
  );
  return [
    glow(stage, { at, radius: radius * 2.5, paint: light, opacity: breath }),
    glow(stage, { at, radius: radius * 1.5, paint: light, opacity: breath }),
  ];
}

/** Thin circles around the sun, each with a planet that travels on it. */
function orbits(stage: LottieStage, { at, radius }: Sun): LottieDraft[] {
  return [1.2, 1.42, 2.24].map((factor, index) => {
    const from = 2.3 + index * 0.14;
    const start = 40 + index * 130;
    const path = radius * factor;
    return shapes(
      [
        group([
          arc(path, 0, 360),
          trim(0, keys([from, 0, 'outExpo'], [from + 1.6, 100])),
          stroke(light, 2, { opacity: 55 }),
        ]),
        group([ellipse(polar(path, 0), 20 - index * 4), fill(index === 1 ? onNight : light)], {
          scale: keys([from + 0.2, [100, 100], 'linear'], [stage.seconds, [100, 100]]),
        }),
      ],
      {
        name: 'Orbit',
        at,
        rotation: keys([from, start, 'outCubic'], [stage.seconds, start + (index === 1 ? -70 : 90)]),
        opacity: keys([from, 0, 'outCubic'], [from + 0.4, 100]),
      },
    );
  });
}

function disc({ at, radius }: Sun): LottieDraft[] {
  const grow = keys([1.95, [0, 0], 'outExpo'], [3, [100, 100]]);
  const circle = () => shapes([group([ellipse([0, 0], radius * 2), fill(white)])], { name: 'Window', at, scale: grow });
  const width = radius * 1.28;
  const box: Box = { x: at[0] - width / 2, y: at[1] - width / 4, width, height: width / 2 };
  const ring = arc(radius, 0, 360);
  const close = trim(0, keys([0.2, 0, 'inOutCubic'], [1.8, 100]));
  return [
    shapes([group([ellipse([0, 0], radius * 2), fill(day)])], { name: 'Day', at, scale: grow }),
    logoOf(logo, box, {
      matte: inside(circle()),
      scale: keys([2.2, 84, 'outExpo'], [3.4, 100]),
      opacity: keys([2.25, 0, 'outCubic'], [2.8, 100]),
    }),
    shapes(
      [
        group([ring, close, stroke(light, 34, { opacity: 16, cap: 'round' })]),
        group([ring, close, stroke(light, 6, { cap: 'round' })]),
      ],
      { name: 'Ring', at, rotation: keys([0.2, -140, 'inOutCubic'], [1.8, 0]) },
    ),
  ];
}

function words(stage: LottieStage, { claim: box }: Sun): LottieDraft[] {
  return [
    text(claim, {
      box,
      type: { family: 'Montserrat', weight: 500, size: stage.pick(54, 62, 48), leading: 1.3, tracking: 30 },
      color: onNight,
      align: 'center',
      fit: { minSize: 28, align: stage.pick('center', 'top', 'center') },
      animators: [enter({ by: 'character', at: 2.9, seconds: 1.2, overlap: 0.8, state: { y: 18, opacity: 0 } })],
    }),
  ];
}

export const firstLight: TemplateGroupSource = {
  id: 201,
  templateIds: { landscape: 2004, portrait: 2005, square: 2006 },
  slug: 'first-light',
  name: 'First light',
  description: 'A ring of light closes in the dark, day breaks and your logo appears.',
  kind: 'video',
  goals: ['tell-story'],
  moods: ['elegant', 'calm'],
  categories: ['logo-stings'],
  tier: 'premium',
  publishedOn: '2026-10-07',
  bpm: 100,
  bars: 3,
  keyframeSeconds: 4.6,
  fontFamily: 'Montserrat',
  palette: [night.hex, onNight.hex, light.hex, day.hex],
  defaultMusicKitId: 5,
  texts: [claim],
  images: [logo],
  colors: [
    sceneColorField('Night', night),
    sceneColorField('Light', light, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Day', day),
    sceneColorField('Text', onNight),
  ],
  background: { default: { type: 'color', color: '#0d1420' }, allowed: ['color'] },
  draw,
};
