/** Contrast of the texts of a built scene that lie on pictures, with one picture in all places that people can fill. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { contrastOfRgb } from '../../sdk/base/color';
import type { BuiltIngredient } from '../../sdk/contract/library-manifest';
import { openScenePainter } from '../../sdk/node/painter/scene-painter';
import { coverage, leastContrastOf } from '../../sdk/scene/check/text-contrast';
import { recolored, unlettered } from '../../sdk/scene/check/text-ink';
import { compileScene, type SceneContent, textsOf } from '../../sdk/scene/compiling/compile-scene';
import type { MediaSource } from '../../sdk/scene/composition';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import { measureBrightness } from '../../sdk/scene/scrims/brightness-grid';
import { restingAreas } from '../../sdk/scene/scrims/resting-areas';
import type { TextShaper } from '../../sdk/scene/text-shaper';

const LIBRARY = 'dist/library';
/** Of the full size: letters of captions have whole pixels still. */
const SCALE = 0.5;
/** The worst tenth of the letters' pixels decides. */
const DECISIVE_SHARE = 0.1;
const PICTURE_PX = 480;

export interface TestPicture {
  readonly canvas: Canvas;
  readonly brightness: string;
}

/** Squares of two colors, `count` along each side. */
export function testPicture(colors: readonly [string, string], count = 24): TestPicture {
  const canvas = createCanvas(PICTURE_PX, PICTURE_PX);
  const context = canvas.getContext('2d');
  const size = PICTURE_PX / count;
  for (let index = 0; index < count * count; index++) {
    const x = index % count;
    const y = Math.floor(index / count);
    context.fillStyle = colors[((x + y) % 2) as 0 | 1];
    context.fillRect(x * size, y * size, size, size);
  }
  const { data } = context.getImageData(0, 0, PICTURE_PX, PICTURE_PX);
  return { canvas, brightness: measureBrightness({ pixels: data, widthPx: PICTURE_PX, heightPx: PICTURE_PX }) };
}

export function readLayout(file: string): LottieAnimation {
  return JSON.parse(readFileSync(path.join(LIBRARY, file), 'utf8')) as LottieAnimation;
}

/** Texts below what their size needs, with their contrast. */
export async function hardTexts(
  built: BuiltIngredient,
  layout: LottieAnimation,
  picture: TestPicture,
  shaper: TextShaper,
): Promise<string[]> {
  const animation = await compiled(built, layout, picture, shaper);
  const isBehind = layout.textsOnPictures?.texts.some((text) => text.picture === null) ?? false;
  const { background } = built;
  const color = background.default.type === 'color' ? background.default.value : '#000000';
  const paint = painterOf(animation, built.keyframeSeconds, isBehind ? picture.canvas : color, picture.canvas);
  const black = createCanvas(PICTURE_PX, PICTURE_PX);
  black.getContext('2d').fillRect(0, 0, PICTURE_PX, PICTURE_PX);
  const onBlack = painterOf(animation, built.keyframeSeconds, '#000000', black);
  const fields = new Set(layout.textsOnPictures?.texts.map(({ field }) => field).filter((field) => field !== ''));
  const { texts } = restingAreas(animation);
  return [...fields].flatMap((field) => {
    const contrast = decisiveContrast(animation, field, paint, onBlack);
    const sizePx = Math.min(...(texts.get(field) ?? []).map((text) => text.sizePx));
    return contrast < leastContrastOf(sizePx, animation.w) ? [`${field} ${contrast.toFixed(2)}`] : [];
  });
}

async function compiled(
  { texts, images, colors, background }: BuiltIngredient,
  animation: LottieAnimation,
  { brightness }: TestPicture,
  shaper: TextShaper,
): Promise<LottieAnimation> {
  const bind = ({ innerReference, targets = [innerReference] }: (typeof texts | typeof images)[number]) => ({
    innerReference,
    targets,
  });
  const media: MediaSource = { src: 'picture', widthPx: PICTURE_PX, heightPx: PICTURE_PX, brightness };
  const fields = { texts: texts.map(bind), images: images.map(bind), colors: [] };
  const content: SceneContent = {
    texts: {},
    images: Object.fromEntries(images.map(({ innerReference }) => [innerReference, media])),
    colors: Object.fromEntries(colors.map(({ innerReference, defaultValue }) => [innerReference, defaultValue])),
    ...(background.allowed.some((type) => type !== 'color') && {
      background: { type: 'image' as const, media, scale: 1, positionX: 0, positionY: 0 },
    }),
  };
  await shaper.prepare(textsOf({ animation, fields }, content));
  return compileScene({ animation, fields }, content, shaper).animation;
}

type Paint = (animation: LottieAnimation) => Uint8ClampedArray;

function painterOf(own: LottieAnimation, keyframeSeconds: number, behind: Canvas | string, picture: Canvas): Paint {
  const canvas = createCanvas(Math.round(own.w * SCALE), Math.round(own.h * SCALE));
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const side = Math.max(width, height);
  return (animation) => {
    if (typeof behind === 'string') {
      context.fillStyle = behind;
      context.fillRect(0, 0, width, height);
    } else context.drawImage(behind, (width - side) / 2, (height - side) / 2, side, side);
    openScenePainter(animation, () => picture).paint(context, Math.min(own.op - 1, Math.round(keyframeSeconds * 30)));
    return Uint8ClampedArray.from(context.getImageData(0, 0, width, height).data);
  };
}

/** `onBlack`: the same over black, which shows all letters. */
function decisiveContrast(animation: LottieAnimation, field: string, paint: Paint, onBlack: Paint): number {
  const shown = paint(animation);
  const bare = paint(unlettered(animation, field));
  const covered = coveredBy(animation, field, onBlack);
  const most = highest(covered);
  const colorAt = (pixels: Uint8ClampedArray, index: number) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return { r, g, b };
  };
  const contrasts = [...covered.keys()]
    .filter((index) => (covered[index] ?? 0) > 0.8 * most)
    .map((index) => contrastOfRgb(colorAt(shown, index), colorAt(bare, index)))
    .toSorted((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * DECISIVE_SHARE)] ?? 0;
}

/** Letters that only cut out a gradient have no color of their own: their pixels are those that change without them. */
function coveredBy(animation: LottieAnimation, field: string, paint: Paint): Float32Array {
  const colored = (color: readonly [number, number, number]) => paint(recolored(animation, field, 'ink', color));
  const covered = coverage(colored([0, 0, 0]), colored([1, 1, 1]));
  return highest(covered) > 0.1 ? covered : coverage(paint(unlettered(animation, field)), paint(animation));
}

function highest(covered: Float32Array): number {
  return covered.reduce((one, other) => Math.max(one, other), 0);
}
