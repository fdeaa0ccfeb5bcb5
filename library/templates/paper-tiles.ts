/** A logo sting of cut paper: a wall of tiles builds up, its middle opens and shows the logo. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { sceneColorField, sceneImageField, sceneTextField } from '../fields';
import { pushIn } from '../lottie/camera';
import { fixed, type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, logoOf, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { curve, ellipse, fill, rect } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);
const tagline = sceneTextField('tagline', 'Tagline', 'Good things for the home', { maxLength: 60 });

const paper = slot('paper', '#f7efe2');
const first = slot('tile-1', '#ee5a36');
const second = slot('tile-2', '#1f4d43');
const third = slot('tile-3', '#f4b942');
const fourth = slot('tile-4', '#a9cfd8');
const ink = fixed('#1d2a26');

const TILE = 240;
/** Ground and figure of a tile, by turns. */
const PAIRS: readonly (readonly [Paint, Paint])[] = [
  [first, paper],
  [second, third],
  [fourth, second],
  [paper, first],
  [third, first],
  [second, fourth],
  [paper, second],
];

interface Wall {
  readonly columns: number;
  readonly rows: number;
  /** Columns and rows that open: from, to (not included). */
  readonly door: readonly [left: number, top: number, right: number, bottom: number];
}

function wallOf(stage: LottieStage): Wall {
  return stage.pick<Wall>(
    { columns: 8, rows: 5, door: [2, 1, 6, 4] },
    { columns: 5, rows: 8, door: [1, 2, 4, 6] },
    { columns: 5, rows: 5, door: [1, 1, 4, 4] },
  );
}

function draw(stage: LottieStage): LottieDraft[] {
  const { columns, rows, door } = wallOf(stage);
  const [left, top, right, bottom] = door;
  const x = (stage.width - columns * TILE) / 2;
  const y = (stage.height - rows * TILE) / 2;
  const plate: Box = {
    x: x + left * TILE,
    y: y + top * TILE,
    width: (right - left) * TILE,
    height: (bottom - top) * TILE,
  };
  const places = Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
  const tiles = places.map(([column = 0, row = 0]) => {
    const isDoor = column >= left && column < right && row >= top && row < bottom;
    const middle = [x + (column + 0.5) * TILE, y + (row + 0.5) * TILE] as const;
    return tile({ column, row, middle, stage, isDoor });
  });
  // The tiles do not move: at fractions of a pixel the seams between them would flicker.
  const front = pushIn(stage, sign(stage, plate), { from: 98, to: 103 });
  return [block(stage.full, paper, { name: 'Paper' }), shapes(tiles, { name: 'Tiles' }), ...front];
}

interface Place {
  readonly stage: LottieStage;
  readonly column: number;
  readonly row: number;
  readonly middle: readonly [number, number];
  readonly isDoor: boolean;
}

/** Pops up with a turn, row after row from a corner; those of the door go again from the middle outward. */
function tile({ stage, column, row, middle, isDoor }: Place): LottieShape {
  const at = 0.06 + (column + row) * 0.055;
  const away = Math.hypot(middle[0] - stage.width / 2, middle[1] - stage.height / 2) / TILE;
  const gone = 1.45 + away * 0.09;
  const quarter = ((column * 5 + row * 3) % 4) * 90;
  const scale = isDoor
    ? keys(
        [at, [0, 0], 'softOvershoot'],
        [at + 0.45, [101, 101], 'hold'],
        [gone, [101, 101], 'inCubic'],
        [gone + 0.3, [0, 0]],
      )
    : keys([at, [0, 0], 'softOvershoot'], [at + 0.45, [101, 101]]);
  const settle = 1.5 + ((column * 3 + row * 5) % 7) * 0.12;
  const rotation = isDoor
    ? keys(
        [at, quarter - 90, 'outExpo'],
        [at + 0.6, quarter, 'hold'],
        [gone, quarter, 'inCubic'],
        [gone + 0.3, quarter + 90],
      )
    : keys(
        [at, quarter - 90, 'outExpo'],
        [at + 0.6, quarter, 'hold'],
        [settle, quarter, 'inOutCubic'],
        [settle + 0.55, quarter + ((column + row) % 2 === 0 ? 90 : -90)],
      );
  return group(figure(column, row), { at: middle, scale, rotation });
}

const HALF = TILE / 2;
const SQUARE: Box = { x: -HALF, y: -HALF, width: TILE, height: TILE };

/** Cutout of a tile: quarter circles, a leaf, a half circle, a dot, steps of rings. */
function figure(column: number, row: number): LottieShape[] {
  const [background, top] = PAIRS[(column * 3 + row * 5) % PAIRS.length] ?? [first, paper];
  const kinds: readonly LottieShape[][] = [
    [group([quarterCircle(TILE), fill(top)])],
    [group([leaf(), fill(top)])],
    [group([halfCircle(), fill(top)])],
    [group([ellipse([0, 0], TILE * 0.52), fill(top)])],
    [group([quarterCircle(TILE * 0.5), fill(background)]), group([quarterCircle(TILE), fill(top)])],
  ];
  return [...(kinds[(column * 2 + row) % kinds.length] ?? []), group([rect(SQUARE), fill(background)])];
}

const ROUND = 0.5523;

/** Around the top left corner of the tile. */
function quarterCircle(radius: number): LottieShape {
  const handle = radius * ROUND;
  return curve([
    { at: [-HALF, -HALF] },
    { at: [radius - HALF, -HALF], out: [0, handle] },
    { at: [-HALF, radius - HALF], in: [handle, 0] },
  ]);
}

function leaf(): LottieShape {
  const handle = TILE * ROUND;
  return curve([
    { at: [-HALF, -HALF], out: [handle, 0], in: [0, handle] },
    { at: [HALF, HALF], in: [0, -handle], out: [-handle, 0] },
  ]);
}

function halfCircle(): LottieShape {
  const handle = HALF * ROUND;
  return curve([
    { at: [-HALF, HALF], out: [0, -handle] },
    { at: [0, 0], in: [-handle, 0], out: [handle, 0] },
    { at: [HALF, HALF], in: [0, -handle] },
  ]);
}

function sign(stage: LottieStage, plate: Box): LottieDraft[] {
  const inner = inset(plate, 90, 84);
  const logoBox: Box = { ...inner, height: inner.height - stage.pick(150, 190, 140) };
  return [
    logoOf(logo, logoBox, {
      scale: keys([1.75, 60, 'overshoot'], [2.2, 100]),
      opacity: keys([1.75, 0, 'outCubic'], [1.95, 100]),
    }),
    text(tagline, {
      box: { ...inner, y: logoBox.y + logoBox.height + 20, height: stage.pick(110, 150, 104) },
      type: { family: 'Fraunces', weight: 600, size: stage.pick(56, 56, 52), leading: 1.15, tracking: -5 },
      color: ink,
      align: 'center',
      fit: { minSize: 26, align: 'center' },
      animators: [rise(2.05, { distance: 40, seconds: 0.6 })],
    }),
  ];
}

export const paperTiles: TemplateGroupSource = {
  id: 200,
  templateIds: { landscape: 2001, portrait: 2002, square: 2003 },
  slug: 'paper-tiles',
  name: 'Paper tiles',
  description: 'Tiles of cut paper fill the screen, turn and make room for your logo.',
  kind: 'video',
  goals: ['tell-story'],
  moods: ['playful', 'energetic'],
  categories: ['logo-stings'],
  tier: 'free',
  publishedOn: '2026-10-06',
  bpm: 120,
  bars: 3,
  keyframeSeconds: 3.6,
  fontFamily: 'Fraunces',
  palette: [paper.hex, ink.hex, first.hex, second.hex, third.hex, fourth.hex],
  defaultMusicKitId: 1,
  texts: [tagline],
  images: [logo],
  colors: [
    sceneColorField('Backdrop', paper),
    sceneColorField('Accent 1', first, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Accent 2', second, { dataField: 'SECONDARY_COLOR' }),
    sceneColorField('Accent 3', third, { dataField: 'THIRD_COLOR' }),
    sceneColorField('Accent 4', fourth, { dataField: 'FOURTH_COLOR' }),
  ],
  background: { default: { type: 'color', color: '#f7efe2' }, allowed: ['color'] },
  draw,
};
