import { expect, test } from 'vitest';
import { type HexColor, toRgb } from '../../../../sdk/base/color';
import { type ProbedScene, paintScene, probeColors, type SlotColors } from '../../../../sdk/scene/check/scene-probes';
import { textColorsOf } from '../../../../sdk/scene/check/text-colors';
import { lottieColor } from '../../../../sdk/scene/compiling/color-slots';
import type { LottieAnimation, LottieShape } from '../../../../sdk/scene/lottie';

const SIDE = 8;
const letters = (color: HexColor) => ({
  ty: 'gr',
  nm: 'unit',
  it: [{ ty: 'fl', nm: 'ink', c: { a: 0, k: lottieColor(color) } }],
});

/** A text of a field in `paper` on a plate in `accent`, and one of no field in black beside it. */
function compiled({ fields }: SlotColors): LottieAnimation {
  const plate = { ty: 'fl', nm: 'plate', c: { a: 0, k: lottieColor(fields.accent ?? '#000000') } };
  return {
    layers: [
      { ty: 4, field: 'price', shapes: [letters(fields.paper ?? '#000000')] },
      { ty: 4, shapes: [letters('#000000')] },
      { ty: 4, shapes: [plate] },
    ],
    assets: [],
  } as unknown as LottieAnimation;
}

/** The plate is half opaque. The letters of the field are in the first row, the others in the second. */
async function paint({ layers }: LottieAnimation, background: HexColor | null): Promise<Uint8ClampedArray> {
  const [price, fixed, plate] = layers.map(({ shapes = [] }) => colorIn(shapes));
  const behind = mixed(plate ?? [0, 0, 0], channels(background ?? '#808080'));
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let index = 0; index < SIDE * SIDE; index++) {
    const row = Math.floor(index / SIDE);
    pixels.set((row === 0 ? price : row === 1 ? fixed : undefined) ?? behind, index * 4);
  }
  return pixels;
}

function colorIn(shapes: readonly LottieShape[]): number[] | undefined {
  const fill = shapes.flatMap((shape) => (shape.it ? shape.it : [shape])).find(({ ty }) => ty === 'fl');
  const color = fill?.c?.k as number[] | undefined;
  return color?.map((channel) => channel * 255);
}

const measuredColors = async (scene: ProbedScene) => textColorsOf(await paintScene(scene));
const channels = (color: HexColor) => Object.values(toRgb(color)) as number[];
const mixed = (one: number[], other: number[]) => one.map((channel, index) => (channel + (other[index] ?? 0)) / 2);

test('finds of what the letters and their background are made, with letters of no field', async () => {
  const colors: SlotColors = {
    fields: { paper: '#ffffff', accent: '#b3261e', unused: '#00ff00' },
    background: '#101010',
  };
  const probes = probeColors(colors).map(compiled);
  expect(probes).toHaveLength(3);
  const [price, fixed, ...more] = await measuredColors({ colors, own: compiled(colors), probes, paint });
  expect(more).toEqual([]);
  const behind = { fixed: [0, 0, 0], fields: { accent: 0.502 }, background: 0.502 };
  expect(price).toEqual({
    field: 'price',
    ink: { fixed: [0, 0, 0], fields: { paper: 1 }, background: 0 },
    behind,
    inkElsewhere: 0,
  });
  expect(fixed).toEqual({ field: '', ink: { fixed: [0, 0, 0], fields: {}, background: 0 }, behind, inkElsewhere: 0 });
});

test('a picture behind a scene is what no color changes', async () => {
  const colors: SlotColors = { fields: { paper: '#ffffff', accent: '#b3261e' }, background: null };
  const probes = probeColors(colors).map(compiled);
  const [price] = await measuredColors({ colors, own: compiled(colors), probes, paint });
  expect(price?.behind).toEqual({ fixed: [64, 64, 64], fields: { accent: 0.502 }, background: 0 });
});
