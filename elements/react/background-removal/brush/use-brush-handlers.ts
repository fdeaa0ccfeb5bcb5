import type { BrushPoint, MaskBrush } from '@spotreel/sdk/stores';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Finger, pinchOf } from '../../picture-editing/pinch';

/** Share of the image's width per press of an arrow key; with Shift, five times as far. */
const NUDGE = 0.01;
/** By which `[` and `]` change the brush. */
const RESIZE = 1.2;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface BrushSurface {
  readonly brush: MaskBrush;
  /** The whole image, with the size that it is shown in. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Scrolls where the image is larger than its place. */
  readonly viewport: RefObject<HTMLElement | null>;
  /** Nothing is painted while the original is shown. */
  readonly isOff: boolean;
}

/** Mouse, pen, fingers and keys that paint. Two fingers move the image. `cursor`: where the brush is; undefined: away. */
export function useBrushHandlers({ brush, surface, viewport, isOff }: BrushSurface) {
  const [cursor, setCursor] = useState<BrushPoint>();
  const fingers = useRef(new Map<number, Finger>()).current;
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): BrushPoint => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId)) brush.end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const next = nudged(cursor, direction, event.shiftKey ? 5 * NUDGE : NUDGE, surface.current);
      setCursor(next);
      brush.extend([next]);
      showPoint(viewport.current, surface.current, next);
    } else if (event.key === ' ' && !event.repeat && !isOff) {
      const point = cursor ?? { x: 0.5, y: 0.5 };
      setCursor(point);
      brush.begin(point);
    } else if (event.key === '[' || event.key === ']')
      brush.resize(brush.$state.get().radius * (event.key === ']' ? RESIZE : 1 / RESIZE));
    else if (event.key !== ' ') return;
    event.preventDefault();
  };

  return {
    cursor,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      setCursor(pointOf(event));
      if (fingers.size > 1) brush.cancel();
      else if (!isOff) brush.begin(pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      setCursor(pointOf(event));
      const before = [...fingers.values()];
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (before.length > 1) {
        const { x, y } = pinchOf(before, [...fingers.values()]);
        viewport.current?.scrollBy(-x, -y);
      } else brush.extend([...(event.nativeEvent.getCoalescedEvents?.() ?? []), event].map(pointOf));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => surface.current?.matches(':focus-visible') || setCursor(undefined),
    onKeyDown,
    onKeyUp: ({ key }: KeyboardEvent) => key === ' ' && brush.end(),
    onFocus: () => setCursor((point) => point ?? { x: 0.5, y: 0.5 }),
    onBlur() {
      brush.end();
      setCursor(undefined);
    },
  };
}

function nudged(
  cursor: BrushPoint | undefined,
  [across, down]: readonly [number, number],
  step: number,
  surface: HTMLElement | null,
): BrushPoint {
  const ratio = surface && surface.clientHeight > 0 ? surface.clientWidth / surface.clientHeight : 1;
  const { x, y } = cursor ?? { x: 0.5, y: 0.5 };
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(x + across * step), y: within(y + down * step * ratio) };
}

/** Scrolls so that the point is in the middle of what is seen. */
function showPoint(viewport: HTMLElement | null, surface: HTMLElement | null, { x, y }: BrushPoint): void {
  if (!viewport || !surface) return;
  viewport.scrollLeft = x * surface.clientWidth - viewport.clientWidth / 2;
  viewport.scrollTop = y * surface.clientHeight - viewport.clientHeight / 2;
}
