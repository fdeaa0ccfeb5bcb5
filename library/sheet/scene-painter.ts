/** Paints moments of a scene with the painter of the render server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import {
  type CompiledAnimation,
  compileScene,
  coverPlacement,
  type TextShaper,
  textsOf,
} from '@spotreel/sdk/internal/scene';
import { mediaSources } from '../media';
import { openPicturedScene } from '../pictured-scene';
import type { BackgroundSource, IngredientSource } from '../template';
import { type SampleTextLength, sceneContent, sheetTemplate } from './scene-content';

const FPS = 30;

export async function compileIngredient(
  ingredient: IngredientSource,
  ratio: Ratio,
  length: SampleTextLength,
  shaper: TextShaper,
): Promise<CompiledAnimation> {
  const template = sheetTemplate(ingredient, ratio);
  const content = sceneContent(ingredient, length);
  await shaper.prepare(textsOf(template, content));
  return compileScene(template, content, shaper);
}

interface MomentOptions {
  readonly background: BackgroundSource;
  readonly ratio: Ratio;
  /** Folder of the pictures. */
  readonly folder: string;
  /** Size of the canvas as a multiple of the scene's. Default: 1. */
  readonly scale?: number;
}

/** One canvas a moment (seconds). */
export async function paintMoments(
  { animation }: CompiledAnimation,
  moments: readonly number[],
  { background, ratio, folder, scale = 1 }: MomentOptions,
): Promise<Canvas[]> {
  const { width, height } = CANVAS[ratio];
  const scene = await openPicturedScene(animation, folder);
  const canvases: Canvas[] = [];
  for (const seconds of moments) {
    const canvas = createCanvas(width * scale, height * scale);
    const context = canvas.getContext('2d');
    context.save();
    context.scale(scale, scale);
    await paintDefaultBackground(context, background, ratio, folder);
    context.restore();
    scene.paint(context, Math.round(seconds * FPS));
    canvases.push(canvas);
    // Skia keeps the memory of each frame until the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return canvases;
}

/** Background of a new project, over a canvas of the scene's size. A video is its poster. */
export async function paintDefaultBackground(
  context: SKRSContext2D,
  background: BackgroundSource,
  ratio: Ratio,
  folder: string,
): Promise<void> {
  const { width, height } = CANVAS[ratio];
  if (background.type === 'color') {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
    return;
  }
  const entry = mediaSources.find(({ file }) => file === background.file);
  const picture = await loadImage(readFileSync(path.join(folder, entry?.posterFile ?? background.file)));
  const place = coverPlacement(
    { widthPx: picture.width, heightPx: picture.height, focus: entry?.focus },
    { widthPx: width, heightPx: height },
    { scale: 1, positionX: 0, positionY: 0 },
  );
  context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
}
