/** The page and the server crop an image with a focus point alike. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CameraMove } from '../../sdk/contract/project/shot';
import type { CompiledBackground, Composition } from '../../sdk/scene/composition';
import type { FocusPoint } from '../../sdk/scene/focus-point';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import { compileImageSlots } from '../../sdk/scene/pictures/image-slots';
import { renderHarness } from '../server/render/engine/harness';
import { type BrowserPainter, openBrowserPainter, type Pixels } from './painters';

const WIDE = { widthPx: 1200, heightPx: 300 };
const FILE = 'ramp.png';
const harness = renderHarness();
let browser: BrowserPainter;

beforeAll(async () => {
  // each place has a color of its own: red grows to the right, green to the bottom
  const bytes = new Uint8Array(WIDE.widthPx * WIDE.heightPx * 3);
  for (let index = 0; index < bytes.length / 3; index++) {
    const x = index % WIDE.widthPx;
    const y = Math.floor(index / WIDE.widthPx);
    bytes.set([(255 * x) / WIDE.widthPx, (255 * y) / WIDE.heightPx, 128], 3 * index);
  }
  const raw = { width: WIDE.widthPx, height: WIDE.heightPx, channels: 3 } as const;
  await sharp(bytes, { raw }).png().toFile(harness.file(FILE));
  browser = await openBrowserPainter(new Map([[`/${FILE}`, harness.file(FILE)]]));
});
afterAll(() => browser.close());

const SHAPES = { landscape: [320, 180], square: [240, 240], portrait: [180, 320] } as const;
const FOCUS: FocusPoint = { x: 0.2, y: 0.5 };

function composition(
  shape: keyof typeof SHAPES,
  of: 'background' | 'field',
  focus: FocusPoint | undefined,
  move?: CameraMove,
): Composition {
  const [width, height] = SHAPES[shape];
  const media = { src: `/${FILE}`, ...WIDE, ...(focus && { focus }) };
  const empty: LottieAnimation = { v: '5.9.0', fr: 30, ip: 0, op: 30, w: width, h: height, assets: [], layers: [] };
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const ks = { p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
  const slot: LottieAnimation = {
    ...empty,
    assets: [{ id: 'slot', sid: 'photo', w: width, h: height, u: '', p: '', e: 0 }],
    layers: [{ ty: 2, ind: 1, refId: 'slot', ip: 0, op: 30, st: 0, ks }],
  };
  const filled = () =>
    compileImageSlots(slot, { imageOf: () => media, moveOf: () => move, fieldOf: () => undefined }, {
      place: () => [],
    } as never);
  const color: CompiledBackground = { type: 'color', color: '#000000' };
  const placed: CompiledBackground = { type: 'image', media, scale: 1, positionX: 0, positionY: 0 };
  const scene = {
    ingredientId: 1,
    startFrame: 0,
    durationFrames: 30,
    keyframe: 0,
    background: of === 'field' ? color : placed,
    animation: of === 'field' ? filled() : empty,
  };
  return { width, height, durationFrames: 30, scenes: [scene], audio: [] } as unknown as Composition;
}

async function onServer(painted: Composition, frame = 0): Promise<Pixels> {
  const still = await harness.engine().still({ composition: painted, frame, format: 'png' });
  return sharp(still).ensureAlpha().raw().toBuffer();
}

/** Mean difference of a channel, 0 to 255. */
function differenceOf(one: Pixels, other: Pixels): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

test.each(
  (['landscape', 'square', 'portrait'] as const).flatMap((shape) => [
    ['background', shape] as const,
    ['field', shape] as const,
  ]),
)('as a %s of a %s video', async (of, shape) => {
  const focused = composition(shape, of, FOCUS);
  const onPage = await browser.paint(focused, 0);
  expect(differenceOf(onPage, await onServer(focused))).toBeLessThan(2);
  // a crop around the middle is another picture
  expect(differenceOf(onPage, await onServer(composition(shape, of, undefined)))).toBeGreaterThan(10);
});

test.each(['zoom-in', 'pan-right'] as const)('a %s goes the same way on the page and on the server', async (move) => {
  const moving = composition('landscape', 'field', FOCUS, move);
  for (const frame of [0, 15, 29])
    expect(differenceOf(await browser.paint(moving, frame), await onServer(moving, frame))).toBeLessThan(2);
  expect(differenceOf(await onServer(moving, 0), await onServer(moving, 29))).toBeGreaterThan(1.5);
});
