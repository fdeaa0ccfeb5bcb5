import { type CheckFinding, type Composition, firstFrameFindings } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import type { RenderServices } from '../domain';

/** Size in px: enough to see that a frame is empty. */
const WIDTH_PX = 160;

/** Findings about the first frame of the video. Throws as a still. */
export async function firstFrame(
  { renders }: Pick<RenderServices, 'renders'>,
  composition: Composition,
  sceneId: number,
  signal: AbortSignal,
): Promise<CheckFinding[]> {
  const file = await renders.paint({ composition, frame: 0, widthPx: WIDTH_PX, format: 'png', signal });
  const pixels = await sharp(file).ensureAlpha().raw().toBuffer();
  return firstFrameFindings(sceneId, Uint8ClampedArray.from(pixels));
}
