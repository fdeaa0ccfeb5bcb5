import type { Media } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { CSSProperties, RefObject } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { usePointMoves } from './use-point-moves';

export interface FocusPictureProps {
  /** The element that takes the focus and the keys. */
  picture: RefObject<HTMLDivElement | null>;
  media: Media;
  point: FocusPoint;
  onMove: (point: FocusPoint) => void;
  /** Back to the point that was found. */
  onReset: () => void;
}

/** The whole image with a dot on its focus point. Pointers and keys move the dot. */
export function FocusPicture({ picture, media, point, onMove, onReset }: FocusPictureProps) {
  const t = useTranslator();
  const moves = usePointMoves(point, onMove);
  const ratio = media.props.width / media.props.height;
  const style = {
    aspectRatio: String(ratio),
    '--sr-focus-ratio': ratio,
    '--sr-focus-x': `${point.x * 100}%`,
    '--sr-focus-y': `${point.y * 100}%`,
  };
  return (
    <div
      ref={picture}
      className="sr-focus-point__picture"
      style={style as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by keys
      tabIndex={0}
      role="application"
      aria-label={t('focus.picture')}
      aria-description={t('focus.text')}
      onDoubleClick={onReset}
      {...moves}
    >
      <img src={media.url} alt="" draggable={false} />
      <span className="sr-focus-point__dot" />
    </div>
  );
}
