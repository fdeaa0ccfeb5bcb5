/** A scene at its fullest, painted once and shown as often as wanted: no instance of the animation stays behind. */
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { loadLottie } from '../painting/load-lottie';
import { SceneView } from '../painting/scene-view';
import type { StandIn } from '../stand-in';
import { copyStill } from './copy-still';
import { copies, flatGround, flatScene } from './flat-still';
import { readyMedia } from './ready-media';

/** Never rejects for what a scene lacks: what can be painted is. Rejects where the painter cannot be loaded. */
export async function paintSceneStill(scene: CompiledScene, canvas: Size): Promise<StandIn> {
  const view = new SceneView(await loadLottie(), { onError: () => {}, groundOf: () => undefined });
  try {
    view.update(scene, canvas);
    view.wake();
    view.show(scene.keyframe, 'resting');
    const ground = flatGround(view.element, await readyMedia(view.element), canvas);
    const picture = await flatScene(view.element, ground).then(
      copies,
      () => drawn(view.element), // a picture of another origin, which may be shown and not read
    );
    const copyGround = scene.background.type === 'video' ? await copies(ground) : () => undefined;
    return { animation: scene.animation, scene: picture, ground: copyGround };
  } finally {
    view.destroy();
  }
}

function drawn(scene: HTMLElement): () => HTMLElement {
  const still = copyStill(scene);
  still.querySelector('video')?.remove(); // a list of scenes must not hold a decoder for each
  return () => copyStill(still);
}
