/**
 * Contrast of the texts of a scene at its fullest frame: the measure of the template checker, on the page's own
 * painting.
 */
import { inkContrast, coverage as inkCoverage } from '../../scene/check/text-contrast';
import { inkParts, recolored, unlettered } from '../../scene/check/text-ink';
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { layersOf } from '../../scene/layer-tree';
import type { LottieAnimation } from '../../scene/lottie';
import { loadLottie } from '../painting/load-lottie';
import { SceneView } from '../painting/scene-view';
import { flatBackground, flatScene } from './flat-still';
import { readyMedia } from './ready-media';

const BLACK = [0, 0, 0] as const;
const WHITE = [1, 1, 1] as const;

/**
 * WCAG contrast, 1 to 21, by the field's innerReference; the better of fill and edge. A text that covers nothing is left out.
 * Rejects where the painter cannot be loaded, or where a picture of another origin cannot be read.
 */
export async function textContrasts(scene: CompiledScene, canvas: Size): Promise<ReadonlyMap<string, number>> {
  const { animation } = scene;
  const fields = new Set(layersOf(animation).flatMap(({ field }) => field ?? []));
  const paint = (changed: LottieAnimation) => pixelsOf({ ...scene, animation: changed }, canvas);
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

async function pixelsOf(scene: CompiledScene, canvas: Size): Promise<Uint8ClampedArray> {
  const view = new SceneView(await loadLottie(), { onError: () => {}, fallbackOf: () => undefined });
  try {
    view.update(scene, canvas);
    view.activate();
    view.show(scene.keyframe, 'resting');
    const background = flatBackground(view.element, await readyMedia(view.element), canvas);
    const flat = await flatScene(view.element, background);
    const context = flat.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no canvas.');
    return context.getImageData(0, 0, flat.width, flat.height).data;
  } finally {
    view.destroy();
  }
}
