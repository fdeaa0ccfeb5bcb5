import type { BrushPoint, MaskBrush } from '@spotreel/sdk/internal/stores';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Finger, pinchOf } from '../../../foundation/page/pinch';

/** Share of the image's width per press of an arrow key; with Shift, five times as far. */
const NUDGE = 0.01;
/** By which keys change the brush. */
const RESIZES: Readonly<Record<string, number>> = { '[': 1 / 1.2, ']': 1.2 };
const CENTER: BrushPoint = { x: 0.5, y: 0.5 };
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
export function useBrushHandlers(parts: BrushSurface) {
  const [cursor, setCursor] = useState<BrushPoint>();
  const pointers = usePointers(parts, setCursor);
  const keys = keyHandlers(parts, cursor, setCursor);
  return {
    cursor,
    ...pointers,
    ...keys,
    onFocus: () => setCursor((point) => point ?? CENTER),
    onBlur() {
      parts.brush.end();
      setCursor(undefined);
    },
  };
}

type SetCursor = (point: BrushPoint | undefined) => void;

function usePointers({ brush, surface, viewport, isOff }: BrushSurface, setCursor: SetCursor) {
  const fingers = useRef(new Map<number, Finger>()).current;
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): BrushPoint => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId)) brush.end();
  };
  return {
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
  };
}

function keyHandlers(
  { brush, surface, viewport, isOff }: BrushSurface,
  cursor: BrushPoint | undefined,
  setCursor: SetCursor,
) {
  const move = (direction: readonly [number, number], step: number) => {
    const next = nudged(cursor, direction, step, surface.current);
    setCursor(next);
    brush.extend([next]);
    showPoint(viewport.current, surface.current, next);
  };
  const press = () => {
    const point = cursor ?? CENTER;
    setCursor(point);
    brush.begin(point);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const direction = DIRECTIONS[event.key];
      const resize = RESIZES[event.key];
      if (direction) move(direction, event.shiftKey ? 5 * NUDGE : NUDGE);
      else if (resize) brush.resize(brush.$state.get().radius * resize);
      else if (event.key !== ' ') return;
      else if (!event.repeat && !isOff) press();
      event.preventDefault();
    },
    onKeyUp: ({ key }: KeyboardEvent) => key === ' ' && brush.end(),
  };
}

function nudged(
  cursor: BrushPoint | undefined,
  [across, down]: readonly [number, number],
  step: number,
  surface: HTMLElement | null,
): BrushPoint {
  const ratio = surface && surface.clientHeight > 0 ? surface.clientWidth / surface.clientHeight : 1;
  const { x, y } = cursor ?? CENTER;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(x + across * step), y: within(y + down * step * ratio) };
}

/** Scrolls so that the point is in the middle of what is seen. */
function showPoint(viewport: HTMLElement | null, surface: HTMLElement | null, { x, y }: BrushPoint): void {
  if (!viewport || !surface) return;
  viewport.scrollLeft = x * surface.clientWidth - viewport.clientWidth / 2;
  viewport.scrollTop = y * surface.clientHeight - viewport.clientHeight / 2;
}
