/** Motion and rest of a scene, on small pictures that the worker paints which compiled it. */
import type { CompiledScene } from '../../scene/composition';
import { type MeasuredFrames, measuredSize } from '../../scene/film-figures/measured-frames';
import { type MotionFigures, MotionMeter } from '../../scene/film-figures/motion-meter';
import type { Size } from '../../scene/pictures/cover';
import { workerOf } from '../compiling/scene-canvas';
import { pageContext } from '../painting/page-canvas';
import { backdropOf } from '../painting/surface';

/** Rejects where no worker can paint the scene: the page's own thread would be busy for seconds. */
export async function sceneMotion(
  { animation, background }: CompiledScene,
  { frames, stepFrames }: MeasuredFrames,
  canvas: Size,
  signal: AbortSignal,
): Promise<MotionFigures> {
  const { widthPx: width, heightPx: height } = measuredSize(canvas);
  const context = pageContext(width, height);
  const meter = new MotionMeter(stepFrames);
  for (const [index, frame] of frames.entries()) {
    signal.throwIfAborted();
    const still = { frame, backdrop: backdropOf(background), width, height };
    const image = await workerOf(animation)?.paintStill(animation, still);
    if (!image) throw new Error('No worker paints this scene.');
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    image.close();
    meter.add(context.getImageData(0, 0, width, height).data, index / frames.length);
  }
  return meter.figures();
}
