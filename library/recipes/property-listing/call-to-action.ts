import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, logoOf, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, polygon, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, brass, brassField, caption, gilt, ink, inkField, SHEET, serif, stone, stoneField } from './look';
import { hairline } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Come and see it', { maxLength: 60 });
const occasion = sceneTextField('occasion', 'Occasion', 'Open house', { maxLength: 30 });
const date = textareaField('date', 'Day', 'Sunday 14 June', { maxLength: 40 });
const time = sceneTextField('time', 'Time', '11 am to 3 pm', { maxLength: 30 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const panel: Box = stage.pick(
    { x: 1180, y: 0, width: 740, height: 1080 },
    { x: 0, y: 980, width: 1080, height: 940 },
  );
  const web: Box = stage.pick({ x: 96, y: 890, width: 640, height: 90 }, { x: 84, y: 1740, width: 912, height: 84 });
  return [
    text(headline, {
      box: stage.pick({ x: 90, y: 96, width: 1000, height: 700 }, { x: 80, y: 400, width: 916, height: 500 }),
      type: serif(stage.pick(238, 216)),
      color: ink,
      fit: { minSize: 96, align: stage.pick('top', 'center') },
      animators: [rise(0.4, { by: 'character', seconds: 1.2, overlap: 0.65, distance: 150 })],
    }),
    block(panel, ink, {
      name: 'Door',
      pivot: stage.pick([1, 0.5] as const, [0.5, 1] as const),
      scale: keys([0.3, stage.pick([0, 100], [100, 0]), 'inOutQuint'], [1.3, [100, 100]]),
    }),
    ...appointment(stage, panel),
    text(website, {
      box: web,
      type: caption(stage.pick(54, 56)),
      color: stage.isPortrait ? stone : brass,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(1.5, { by: 'line', distance: 30 })],
    }),
    logoOf(logo, stage.pick({ x: 780, y: 850, width: 320, height: 160 }, { x: 84, y: 130, width: 400, height: 200 }), {
      opacity: keys([1.2, 0, 'linear'], [1.7, 100]),
    }),
    ...openingWipe(stage),
  ];
}

/** Day and time of the viewing, on an open door. */
function appointment(stage: LottieStage, panel: Box): LottieDraft[] {
  const x = panel.x + 84;
  const width = panel.width - stage.pick(180, 168);
  const top = stage.pick(560, panel.y + 330);
  const line = { color: stone, animators: [rise(1.2, { by: 'line', distance: 40 })] };
  return [
    sun(stage, panel),
    ...gable(stage, panel),
    text(occasion, {
      box: { x, y: top, width, height: 60 },
      type: caption(stage.pick(42, 44)),
      ...line,
      color: gilt,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
    }),
    hairline(
      [
        [x, top + 78],
        [x + width, top + 78],
      ],
      1.1,
      gilt,
    ),
    text(date, {
      box: { x, y: top + 102, width, height: stage.pick(200, 160) },
      type: serif(stage.pick(92, 108)),
      ...line,
      fit: { minSize: 46, align: 'center' },
    }),
    text(time, {
      box: { x, y: top + stage.pick(320, 280), width, height: 76 },
      type: body(stage.pick(50, 54)),
      ...line,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
    }),
  ];
}

/** It climbs beside the house as long as the scene lasts. */
function sun(stage: LottieStage, panel: Box): LottieDraft {
  const disc = group([ellipse([0, 0], stage.pick(110, 84)), fill(gilt)]);
  return shapes([disc], {
    name: 'Sun',
    at: [panel.x + panel.width - stage.pick(150, 170), panel.y + stage.pick(330, 190)],
    opacity: keys([0.9, 0, 'linear'], [1.6, 100]),
    offset: keys([0.9, [0, 60], 'outCubic'], [2.4, [0, 0], 'linear'], [stage.seconds, [0, -stage.pick(130, 70)]]),
  });
}

/** The front of a house in one line, with its door. */
function gable(stage: LottieStage, panel: Box): LottieDraft[] {
  const unit = stage.pick(4.2, 2.6);
  const at = [panel.x + 84, panel.y + stage.pick(470, 280)] as const;
  const front = [
    [-84 / unit, 0],
    [12, 0],
    [12, -52],
    [52, -84],
    [92, -52],
    [92, 0],
    [panel.width / unit, 0],
  ] as const;
  const door = [
    [42, 0],
    [42, -34],
    [62, -34],
    [62, 0],
  ] as const;
  const drawn = (points: readonly (readonly [number, number])[], start: number) =>
    group([
      polygon(
        points.map(([x, y]) => [x * unit, y * unit]),
        false,
      ),
      trim(0, keys([start, 0, 'inOutCubic'], [start + 1.4, 100])),
      stroke(gilt, 4),
    ]);
  return [shapes([drawn(front, 0.9), drawn(door, 1.7)], { name: 'House', at })];
}

/** Day and time of the viewing, and the contact. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 5107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Day and time of the viewing, the address and your logo.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, occasion, date, time, website],
  images: [logo],
  colors: [inkField, stoneField, brassField],
  background: { default: { type: 'color', color: SHEET }, allowed: ['color'] },
  draw,
};
