/** Paints an example of a lesson with the painter of the server: a frame that does not work, and one that does. */
import path from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { recipeSources } from '../../library/recipes';
import { sceneContent, sheetTemplate } from '../../library/sheet/scene-content';
import { paintMoments } from '../../library/sheet/scene-painter';
import type { IngredientSource } from '../../library/template';
import type { Example, ExampleFrame } from '../../library/tutorial-films/example';
import { exampleLayout } from '../../library/tutorial-films/example-layout';
import { type Area, SCREEN, SCREEN_PIXELS } from '../../library/tutorial-films/film';
import { FILMS_FOLDER } from '../../library/tutorial-films/sources';
import { compileScene, type TextShaper, textsOf } from '../../sdk/scene';

const GROUND = '#f1f0ec';
const BLACK = '#0e0e0d';
const RED = '#c9361b';
const GREEN = '#1c7a45';
const MARK_RADIUS = 40;

export async function makeExample(example: Example, shaper: TextShaper): Promise<void> {
  const canvas = createCanvas(SCREEN.width * SCREEN_PIXELS, SCREEN.height * SCREEN_PIXELS);
  const context = canvas.getContext('2d');
  context.scale(SCREEN_PIXELS, SCREEN_PIXELS);
  context.fillStyle = GROUND;
  context.fillRect(0, 0, SCREEN.width, SCREEN.height);
  const { frames, marks } = exampleLayout(example.shape);
  await drawFrame(context, example.before, frames[0], shaper);
  await drawFrame(context, example.after, frames[1], shaper);
  drawMark(context, marks[0], RED, CROSS);
  drawMark(context, marks[1], GREEN, TICK);
  const file = path.join(FILMS_FOLDER, 'screens', `${example.name}.webp`);
  await sharp(canvas.toBuffer('image/png')).webp({ quality: 82, effort: 6 }).toFile(file);
}

/** As large as its area allows, on black, as a player shows it. */
async function drawFrame(context: SKRSContext2D, frame: ExampleFrame, area: Area, shaper: TextShaper): Promise<void> {
  const scene = sceneOf(frame.sceneId);
  const template = sheetTemplate(scene, frame.ratio);
  const standard = sceneContent(scene, 'short');
  const content = {
    ...standard,
    texts: { ...standard.texts, ...frame.texts },
    colors: { ...standard.colors, ...frame.colors },
  };
  await shaper.prepare(textsOf(template, content));
  const compiled = await compileScene(template, content, shaper);
  const [picture] = await paintMoments(compiled, [scene.keyframeSeconds], {
    background: scene.background.default,
    ratio: frame.ratio,
    folder: 'library/media',
  });
  if (!picture) throw new Error(`Scene ${frame.sceneId} has no frame.`);
  const factor = Math.min(area.width / picture.width, area.height / picture.height);
  const width = picture.width * factor;
  const height = picture.height * factor;
  context.save();
  context.beginPath();
  context.roundRect(area.x, area.y, area.width, area.height, 16);
  context.clip();
  context.fillStyle = BLACK;
  context.fillRect(area.x, area.y, area.width, area.height);
  context.drawImage(picture, area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
  context.restore();
}

function sceneOf(id: number): IngredientSource {
  const families = recipeSources.flatMap((recipe) => recipe.families);
  const found = families.flatMap(({ ingredients }) => ingredients).find((scene) => scene.id === id);
  if (!found) throw new Error(`The library has no scene ${id}.`);
  return found;
}

type Line = readonly (readonly [x: number, y: number])[];

/** From the center of the mark, in pixels. */
const CROSS: readonly Line[] = [
  [
    [-14, -14],
    [14, 14],
  ],
  [
    [14, -14],
    [-14, 14],
  ],
];
const TICK: readonly Line[] = [
  [
    [-17, 1],
    [-5, 13],
    [17, -11],
  ],
];

function drawMark(
  context: SKRSContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  color: string,
  lines: readonly Line[],
): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, MARK_RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const line of lines) {
    context.beginPath();
    for (const [dx, dy] of line) context.lineTo(x + dx, y + dy);
    context.stroke();
  }
}
