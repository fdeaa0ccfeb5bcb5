/** A scene of which single frames are painted in several variants: its background once a frame, variants on top. */
import { type Canvas, createCanvas, type LottieAnimation as SkottieAnimation } from '@napi-rs/canvas';
import { type CompiledScene, FRAMES_PER_SECOND } from '@spotreel/sdk/scene';
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { openBackground } from '../background/open-background';
import type { PaintSurroundings } from '../surroundings';

export interface Stage {
  /** The variant at a frame, RGBA; good until the next call. */
  paint(variant: SkottieAnimation, frame: number): Promise<Uint8ClampedArray>;
  /** Shows what was painted last. */
  readonly canvas: Canvas;
}

export function openStage({ background }: CompiledScene, size: FrameSize, surroundings: PaintSurroundings): Stage {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const whole = { x: 0, y: 0, ...size };
  const grounds = new Map<number, Canvas>();

  async function groundAt(frame: number): Promise<Canvas> {
    // Only a video's picture depends on the frame.
    const key = background.type === 'video' ? frame : 0;
    const known = grounds.get(key);
    if (known) return known;
    const ground = createCanvas(size.width, size.height);
    const painter = await openBackground(background, { firstFrame: key, frameCount: 1 }, { ...surroundings, size });
    try {
      await painter.paint(ground.getContext('2d'), ground);
    } finally {
      painter.close();
    }
    grounds.set(key, ground);
    return ground;
  }

  return {
    canvas,
    async paint(variant, frame) {
      const ground = await groundAt(frame);
      context.clearRect(0, 0, size.width, size.height);
      context.drawImage(ground, 0, 0);
      variant.seekFrame((frame * variant.fps) / FRAMES_PER_SECOND);
      variant.render(context, whole);
      return context.getImageData(0, 0, size.width, size.height).data;
    },
  };
}
