/** A scene at its fullest, painted once and shown as often as wanted: no instance of the animation stays behind. */
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { loadLottie } from '../painting/load-lottie';
import { SceneView } from '../painting/scene-view';
import { copyStill } from './copy-still';
import { frozenFrame } from './frozen-frame';

export interface SceneStill {
  /** A node that covers the positioned element it is put into; a new one with each call. */
  copy(): HTMLElement;
}

/** Never rejects for what a scene lacks: what can be painted is. Rejects where the painter cannot be loaded. */
export async function paintSceneStill(scene: CompiledScene, canvas: Size): Promise<SceneStill> {
  const view = new SceneView(await loadLottie(), () => {});
  try {
    view.update(scene, canvas);
    view.show(scene.keyframe, false);
    const video = view.element.querySelector('video');
    const frame = video && (await frozenFrame(video, view.whenLoaded));
    const still = copyStill(view.element);
    if (frame) still.querySelector('video')?.replaceWith(frame);
    removeHidden(still);
    return { copy: () => copyStill(still) };
  } finally {
    view.destroy();
  }
}

/** Layers that the frame does not show are half of what there is. */
function removeHidden(root: HTMLElement): void {
  for (const element of root.querySelectorAll<SVGElement>('svg [style]')) {
    if (element.style.display === 'none') element.remove();
  }
}
