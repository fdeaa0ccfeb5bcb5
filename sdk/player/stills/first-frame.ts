import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/pictures/cover';
import { contextOf } from '../painting/page-canvas';
import { flatScene, flatVideo } from './flat-still';

/** The first frame of a scene, small, RGBA. Rejects where a picture of another origin cannot be read. */
export async function firstFramePixels(scene: CompiledScene, canvas: Size): Promise<Uint8ClampedArray> {
  const opening = { ...scene, keyframe: 0 };
  const flat = await flatScene(opening, await flatVideo(opening, canvas));
  return contextOf(flat, true).getImageData(0, 0, flat.width, flat.height).data;
}
