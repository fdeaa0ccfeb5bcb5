import type { Media } from '@spotreel/sdk/contract';
import type { FocusPoint } from '@spotreel/sdk/scene';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslator } from '../foundation/translation';

export interface FocusPictureProps {
  /** The element that takes the focus and the keys. */
  picture: RefObject<HTMLDivElement | null>;
  media: Media;
  point: FocusPoint;
  onMove: (point: FocusPoint) => void;
  /** Back to the point that was found. */
  onReset: () => void;
}

/** Share of the image per press of an arrow key; with Shift, ten times as far. */
const NUDGE = 0.01;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole image with a dot on its focus point. Pointers and keys move the dot. */
export function FocusPicture({ picture, media, point, onMove, onReset }: FocusPictureProps) {
  const t = useTranslator();
  const ratio = media.props.width / media.props.height;
  const style = {
    aspectRatio: String(ratio),
    '--sr-focus-ratio': ratio,
    '--sr-focus-x': `${point.x * 100}%`,
    '--sr-focus-y': `${point.y * 100}%`,
  };

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 * NUDGE : NUDGE;
    onMove({ x: share(point.x + direction[0] * step), y: share(point.y + direction[1] * step) });
  }

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
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    >
      <img src={media.url} alt="" draggable={false} />
      <span className="sr-focus-point__dot" />
    </div>
  );
}

function share(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
}
