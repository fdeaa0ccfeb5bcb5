/** Measures what the texts of a scene and their backgrounds are colored with. */
import { createCanvas } from '@napi-rs/canvas';
import { openScenePainter } from '@spotreel/sdk/node/painter';
import { FRAMES_PER_SECOND, type LottieAnimation, measureTextColors, type SlotColors } from '@spotreel/sdk/scene';
import { loadPictures } from '../pictured-scene';
import { type Paintable, paintBackground } from './paint';

export interface PaintTextColorsRequest extends Paintable {
  readonly colors: SlotColors;
  /** The scene in each of `probeColors(colors)`; `animation` is in `colors`. */
  readonly probes: readonly LottieAnimation[];
  readonly seconds: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
}

/** JSON of `TextColors[]`. */
export async function buildTextColors(request: PaintTextColorsRequest): Promise<Uint8Array> {
  const { animation, background, colors, probes, seconds, longSidePx } = request;
  const factor = longSidePx / Math.max(animation.w, animation.h);
  const canvas = createCanvas(Math.round(animation.w * factor), Math.round(animation.h * factor));
  const context = canvas.getContext('2d');
  const pictures = await loadPictures(animation);
  const frame = Math.min(animation.op - 1, Math.round(seconds * FRAMES_PER_SECOND));
  const paint = async (scene: LottieAnimation, color: string | null) => {
    await paintBackground(canvas, color === null ? background : { color });
    openScenePainter(scene, (address) => pictures.get(address)).paint(context, frame);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const measured = await measureTextColors({ colors, own: animation, probes, paint });
  return Buffer.from(JSON.stringify(measured));
}
