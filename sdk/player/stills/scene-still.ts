/** A scene at its fullest, painted once and shown as often as wanted: no instance of the animation stays behind. */
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { loadLottie } from '../painting/load-lottie';
import { SceneView } from '../painting/scene-view';
import type { SceneFallback } from '../scene-fallback';
import { copyStill } from './copy-still';
import { copies, flatBackground, flatScene } from './flat-still';
import { readyMedia } from './ready-media';

/** Never rejects for what a scene lacks: what can be painted is. Rejects where the painter cannot be loaded. */
export async function paintSceneStill(scene: CompiledScene, canvas: Size): Promise<SceneFallback> {
  const view = new SceneView(await loadLottie(), { onError: () => {}, fallbackOf: () => undefined });
  try {
    view.update(scene, canvas);
    view.activate();
    view.show(scene.keyframe, 'resting');
    const background = flatBackground(view.element, await readyMedia(view.element), canvas);
    const picture = await flatScene(view.element, background).then(
      copies,
      () => drawn(view.element), // a picture of another origin, which may be shown and not read
    );
    const copyBackground = scene.background.type === 'video' ? await copies(background) : () => undefined;
    return { animation: scene.animation, scene: picture, background: copyBackground };
  } finally {
    view.destroy();
  }
}

function drawn(scene: HTMLElement): () => HTMLElement {
  const still = copyStill(scene);
  still.querySelector('video')?.remove(); // a list of scenes must not hold a decoder for each
  return () => copyStill(still);
}
