/**
 * CPU of a frame, recipe by recipe: Skia's Skottie and the painter take turns in one process. Run it with
 * `npm run bench:painters [-- --recipe slug --step frames]`. A frame is painted on a color and read back as RGBA, as in a
 * painter process. Videos and pictures behind scenes are replaced by a color: they cost the same with both.
 */
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { recipeSources } from '../../library/recipes';
import type { CompiledScene } from '../../sdk/scene/composition';
import { animationPainter } from '../../server/render/engine/painter/scene-painter';
import { openPictures } from '../../server/render/engine/painter/scene-pictures';
import { ALLOCATOR, COLLECTOR } from '../../server/render/engine/painter-process';
import { mediaOf } from '../../server/render/engine/scene-media';
import { recipeComposition } from '../../tests/golden/recipe-composition';
import { openSkottie, type PaintFrame } from './skottie';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
/** A frame of so many is painted. */
const step = Number(argument('step') ?? 6);
const GROUND = '#555555';
/** Painted before anything is measured: fonts of code and pictures are warm then. */
const WARM_FRAME = 5;

/** CPU milliseconds of all frames, Skottie's and the painter's. */
interface Cost {
  frames: number;
  skottieMs: number;
  painterMs: number;
}

async function measureScene(scene: CompiledScene, canvas: Canvas, cost: Cost): Promise<void> {
  const { width, height } = canvas;
  const files = new Map(mediaOf([scene]).map((src) => [src, path.resolve('library/media', src)]));
  const pictured = await openPictures(scene.animation, { files, size: { width, height } });
  const painter = animationPainter(pictured.animation, pictured.pictureOf);
  const skottie = openSkottie(pictured);
  const color = scene.background.type === 'color' ? scene.background.color : GROUND;
  const paintOurs: PaintFrame = (context, frame) => painter.paint(context, frame);
  for (const paint of [skottie, paintOurs]) await cpuOf(paint, WARM_FRAME, canvas, color);
  for (let frame = 0; frame < scene.durationFrames; frame += step) {
    cost.frames += 1;
    cost.skottieMs += await cpuOf(skottie, frame, canvas, color);
    cost.painterMs += await cpuOf(paintOurs, frame, canvas, color);
  }
}

async function cpuOf(paint: PaintFrame, frame: number, canvas: Canvas, color: string): Promise<number> {
  const context = canvas.getContext('2d');
  const before = process.cpuUsage();
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint(context, frame);
  canvas.data();
  const { user, system } = process.cpuUsage(before);
  // Skia keeps the memory of each frame until the event loop turns
  await new Promise(setImmediate);
  globalThis.gc?.({ type: 'minor' });
  return (user + system) / 1000;
}

async function measureRecipes(slugs: readonly string[]): Promise<void> {
  const total: Cost = { frames: 0, skottieMs: 0, painterMs: 0 };
  console.log('CPU ms a frame        Skottie   painter   ratio');
  for (const slug of slugs) {
    const { scenes, width, height } = await recipeComposition(slug);
    const cost: Cost = { frames: 0, skottieMs: 0, painterMs: 0 };
    const canvas = createCanvas(width, height);
    for (const scene of scenes) await measureScene(scene, canvas, cost);
    report(slug, cost);
    total.frames += 1;
    total.skottieMs += cost.skottieMs / cost.frames;
    total.painterMs += cost.painterMs / cost.frames;
  }
  report(`mean of ${slugs.length}`, total);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

function report(name: string, { frames, skottieMs, painterMs }: Cost): void {
  const number = (value: number) => value.toFixed(1).padStart(10);
  const ratio = (painterMs / skottieMs).toFixed(2).padStart(8);
  console.log(`${name.padEnd(19)}${number(skottieMs / frames)}${number(painterMs / frames)}${ratio}`);
}

const [entry = ''] = process.argv.slice(1);
if (process.send) {
  const recipe = argument('recipe');
  await measureRecipes(recipe ? [recipe] : recipeSources.map(({ slug }) => slug));
  process.disconnect();
} else {
  // the memory of a painter process is set up when it starts
  const child = fork(entry, process.argv.slice(2), { execArgv: COLLECTOR, env: { ...process.env, ...ALLOCATOR } });
  child.once('exit', (code) => process.exit(code ?? 1));
}
