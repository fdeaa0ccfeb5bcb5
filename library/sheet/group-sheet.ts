/** The contact sheet of a group: a row for each ratio; several moments with short texts, then the still with long ones. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { TextShaper } from '@spotreel/sdk/internal/scene';
import { ingredientOf } from '../group-ingredient';
import type { IngredientSource } from '../template';
import type { TemplateGroupSource } from '../template-source';
import type { SampleTextLength } from './scene-content';
import { compileIngredient, paintMoments } from './scene-painter';

const THUMBNAIL: Readonly<Record<Ratio, readonly [number, number]>> = {
  landscape: [480, 270],
  portrait: [270, 480],
  square: [320, 320],
};
const GAP = 6;

/** Calls `onNotice` for each text that does not fit. */
export async function groupSheet(
  group: TemplateGroupSource,
  shaper: TextShaper,
  onNotice: (notice: string) => void,
): Promise<Canvas> {
  const scene = ingredientOf(group);
  const times = momentsOf(group);
  const ratios = Object.keys(scene.layouts) as Ratio[];
  const width = Math.max(...ratios.map((ratio) => (times.length + 1) * (THUMBNAIL[ratio][0] + GAP)));
  const height = ratios.reduce((sum, ratio) => sum + THUMBNAIL[ratio][1] + GAP, 0);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e6e6e6';
  context.fillRect(0, 0, width, height);
  let top = 0;
  for (const ratio of ratios) {
    const paint = async (length: SampleTextLength, seconds: readonly number[]) => {
      const compiled = await compileIngredient(scene, ratio, length, shaper);
      for (const { code, field } of compiled.notices)
        onNotice(`${group.slug} ${ratio} ${length}: ${code} ${field ?? ''}`);
      return paintMoments(compiled, seconds, { background: scene.background.default, ratio, folder: 'library/media' });
    };
    const frames = [...(await paint('short', times)), ...(await paint('long', [scene.keyframeSeconds]))];
    placeRow(canvas, frames, ratio, top);
    top += THUMBNAIL[ratio][1] + GAP;
  }
  return canvas;
}

function placeRow(canvas: Canvas, frames: readonly Canvas[], ratio: Ratio, top: number): void {
  const context = canvas.getContext('2d');
  const [width, height] = THUMBNAIL[ratio];
  for (const [column, frame] of frames.entries()) context.drawImage(frame, column * (width + GAP), top, width, height);
}

/** Entering, entered, halfway to the still, standing, at the end; of an image its one frame. */
function momentsOf({
  kind,
  keyframeSeconds,
  bars,
  bpm,
}: TemplateGroupSource & Pick<IngredientSource, 'bars'>): number[] {
  if (kind === 'image') return [keyframeSeconds];
  return [0.4, 0.9, (keyframeSeconds + 1) / 2, keyframeSeconds, (bars * 240) / bpm - 0.4];
}
