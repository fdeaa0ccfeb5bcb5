/** Stills of the videos behind scenes. */

/** A frame of the video, which is placed as the video is, or a picture that covers the scene. */
export interface SceneVideoStill {
  /** Address of the video. */
  readonly src: string;
  readonly image: ImageBitmap;
  readonly isWhole: boolean;
}

/** Px of the longer side: a larger still would not look better while something else moves. */
const LARGEST_PX = 960;

/** @throws when the frame cannot be read */
export function videoStillOf(src: string, sent: VideoFrame | ImageBitmap): SceneVideoStill {
  const isWhole = sent instanceof ImageBitmap;
  return { src, image: isWhole ? sent : pixelsOf(sent), isWhole };
}

/** A frame of a video holds its decoder up until it is closed. */
function pixelsOf(frame: VideoFrame): ImageBitmap {
  const scale = Math.min(1, LARGEST_PX / Math.max(frame.displayWidth, frame.displayHeight));
  const canvas = new OffscreenCanvas(Math.round(frame.displayWidth * scale), Math.round(frame.displayHeight * scale));
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  frame.close();
  return canvas.transferToImageBitmap();
}
