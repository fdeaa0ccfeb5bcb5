/** A scene at its fullest, painted once and shown as often as wanted. The worker that compiled the scene paints it. */
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/pictures/cover';
import type { SceneFallback } from '../scene-fallback';
import { copies, flatScene, flatVideo } from './flat-still';

/** Never rejects for what a scene lacks: what can be painted is. Rejects where browsers draw no canvas. */
export async function paintSceneStill(scene: CompiledScene, canvas: Size): Promise<SceneFallback> {
  const behind = await flatVideo(scene, canvas);
  const picture = await copies(await flatScene(scene, behind));
  const background = scene.background.type === 'video' ? await copies(behind) : () => undefined;
  return { animation: scene.animation, scene: picture, background };
}
