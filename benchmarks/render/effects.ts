/**
 * CPU of a frame with each effect, and of the same scene without it. Run it with `npm run bench:effects`. With a folder, as in
 * `npm run docs:effects`, it writes a picture of each instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { openScenePainter } from '../../sdk/node/painter';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import {
  type EffectExample,
  EXAMPLE_FRAME,
  EXAMPLE_PHOTO,
  effectExamples,
} from '../../tests/library/lottie/effect-examples';

const WIDTH = 1920;
const HEIGHT = 1080;
const PICTURE_WIDTH = 640;
const PICTURE_QUALITY = 80;
const ROUNDS = 15;

const photo = await loadImage(path.resolve('library/media', EXAMPLE_PHOTO));
const [folder] = process.argv.slice(2);
if (folder) await writePictures(folder);
else await measure();

function painterOf(animation: LottieAnimation) {
  const painter = openScenePainter(animation, (): Image => photo);
  return (context: SKRSContext2D) => {
    context.fillStyle = '#101018';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    painter.paint(context, EXAMPLE_FRAME);
  };
}

/** The least of all rounds: a shared machine only ever adds. */
async function measure(): Promise<void> {
  console.log('CPU ms a frame             without      with      more');
  for (const { slug, shown, plain } of effectExamples) {
    const paintPlain = painterOf(plain);
    const paintShown = painterOf(shown);
    const least = { plain: Infinity, shown: Infinity };
    for (let round = 0; round < ROUNDS; round++) {
      least.plain = Math.min(least.plain, await cpuOf(paintPlain));
      least.shown = Math.min(least.shown, await cpuOf(paintShown));
    }
    const cells = [least.plain, least.shown, least.shown - least.plain];
    console.log(slug.padEnd(24) + cells.map((value) => value.toFixed(1).padStart(10)).join(''));
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

async function cpuOf(paint: (context: SKRSContext2D) => void): Promise<number> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const before = process.cpuUsage();
  paint(canvas.getContext('2d'));
  canvas.data();
  const { user, system } = process.cpuUsage(before);
  // Skia keeps the memory of each frame until the event loop turns
  await new Promise(setImmediate);
  return (user + system) / 1000;
}

async function writePictures(target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const example of effectExamples)
    writeFileSync(path.join(target, `${example.slug}.webp`), await pictureOf(example));
}

async function pictureOf({ shown }: EffectExample): Promise<Buffer> {
  const large = createCanvas(WIDTH, HEIGHT);
  painterOf(shown)(large.getContext('2d'));
  const small = createCanvas(PICTURE_WIDTH, (PICTURE_WIDTH * HEIGHT) / WIDTH);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, small.width, small.height);
  return small.encode('webp', PICTURE_QUALITY);
}
