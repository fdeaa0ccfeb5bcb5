import type { CropArea, Size } from '@spotreel/sdk/internal/scene';
import type { CSSProperties, RefObject } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { useCropHandlers } from './use-crop-handlers';

export interface CropFrameProps {
  /** The element that takes the focus and the keys. */
  frame: RefObject<HTMLDivElement | null>;
  src: string;
  picture: Size;
  area: CropArea;
  onChange: (area: CropArea) => void;
}

/** The image under a frame of fixed shape. Drags, pinches, the wheel and keys move it. */
export function CropFrame({ frame, src, picture, area, onChange }: CropFrameProps) {
  const t = useTranslator();
  const { onKeyDown, ...pointers } = useCropHandlers({ frame, picture, area, onChange });
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const ratio = area.width / area.height;
  return (
    <div className="sr-crop" {...pointers}>
      <div
        ref={frame}
        className="sr-crop__frame"
        style={{ aspectRatio: String(ratio), '--sr-crop-ratio': ratio } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by keys
        tabIndex={0}
        role="application"
        aria-label={t('picture.cropArea')}
        aria-description={t('picture.cropText')}
        onKeyDown={onKeyDown}
      >
        <img
          className="sr-crop__picture"
          src={src}
          alt=""
          draggable={false}
          style={{
            left: percent(-area.x, area.width),
            top: percent(-area.y, area.height),
            width: percent(picture.widthPx, area.width),
            height: percent(picture.heightPx, area.height),
          }}
        />
        <span className="sr-crop__window" />
      </div>
    </div>
  );
}
