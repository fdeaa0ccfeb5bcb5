/** Skia's Skottie, to compare with. */
import { createCanvas, type SKRSContext2D, LottieAnimation as SkottieAnimation } from '@napi-rs/canvas';
import type { PicturedAnimation } from '../../server/render/engine/painter/scene-pictures';

/** Draws a frame of the document over what the canvas shows. */
export type PaintFrame = (context: SKRSContext2D, frame: number) => void;

export function openSkottie({ animation, pictureOf }: PicturedAnimation): PaintFrame {
  const assets = animation.assets.map((asset) => {
    const picture = asset.p === undefined ? undefined : pictureOf(asset.p);
    if (!picture) return asset;
    const canvas = createCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return { ...asset, u: '', e: 1, p: `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}` };
  });
  const skottie = SkottieAnimation.loadFromData(JSON.stringify({ ...animation, assets }));
  return (context, frame) => {
    skottie.seekFrame(frame);
    skottie.render(context, { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height });
  };
}
