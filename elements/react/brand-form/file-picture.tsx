import { useEffect, useRef } from 'react';

/** Sharp on a dense screen, and small in memory. */
const LONGER_SIDE_PX = 640;

export interface FilePictureProps {
  /** A file that the browser can decode, but not an SVG. */
  file: File;
  label: string;
  className: string;
}

/** A picture that is not stored yet. It is drawn, so that the page's policy needs no `img-src blob:`. */
export function FilePicture({ file, label, className }: FilePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then((bitmap) => {
      if (canvas.current && !isGone) draw(canvas.current, bitmap);
      bitmap.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, LONGER_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
