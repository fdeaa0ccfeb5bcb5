/**
 * Contrast of the texts of a scene at its fullest frame: the measure of the template checker. The page's thread paints
 * the versions of the scene that are compared, one a task.
 */
import { inkContrast, coverage as inkCoverage } from '../../scene/check/text-contrast';
import { inkParts, recolored, unlettered } from '../../scene/check/text-ink';
import type { CompiledScene } from '../../scene/composition';
import { layersOf } from '../../scene/documents/layer-tree';
import type { LottieAnimation } from '../../scene/lottie';
import type { Size } from '../../scene/pictures/cover';
import { inNextTask } from '../compiling/next-task';
import { contextOf } from '../painting/page-canvas';
import { copyCanvas, flatVideo, paintHere } from './flat-still';

const BLACK = [0, 0, 0] as const;
const WHITE = [1, 1, 1] as const;

/**
 * WCAG contrast, 1 to 21, by the field's innerReference; the better of fill and edge. A text that covers nothing is left out.
 * Rejects where a picture of another origin cannot be read.
 */
export async function textContrasts(scene: CompiledScene, canvas: Size): Promise<ReadonlyMap<string, number>> {
  const { animation } = scene;
  const fields = new Set(layersOf(animation).flatMap(({ field }) => field ?? []));
  const behind = await flatVideo(scene, canvas);
  const paint = (changed: LottieAnimation) => pixelsOf({ ...scene, animation: changed }, behind);
  const shown = await paint(animation);
  const ratios = new Map<string, number>();
  for (const field of fields) {
    for (const part of inkParts(animation, field)) {
      const black = await paint(recolored(animation, field, part, BLACK));
      const white = await paint(recolored(animation, field, part, WHITE));
      const without = await paint(unlettered(animation, field));
      const ratio = inkContrast(shown, without, inkCoverage(black, white));
      if (ratio !== undefined) ratios.set(field, Math.max(ratio, ratios.get(field) ?? 0));
    }
  }
  return ratios;
}

async function pixelsOf(scene: CompiledScene, behind: HTMLCanvasElement): Promise<Uint8ClampedArray> {
  await new Promise<void>((resolve) => inNextTask(resolve));
  const flat = await paintHere(copyCanvas(behind), scene);
  return contextOf(flat, true).getImageData(0, 0, flat.width, flat.height).data;
}
