import { type PointerEvent, type RefObject, useRef } from 'react';

export interface DraggedWindow {
  /** Start of the window, seconds. */
  readonly start: number;
  readonly length: number;
  /** Length of the range that it moves over, seconds. */
  readonly whole: number;
  readonly onMove: (start: number) => void;
  readonly onRest: () => void;
}

/** Handlers of the track: a window is dragged where it is held, and comes to where else the track is pressed. */
export function useWindowDrag(track: RefObject<HTMLElement | null>, dragged: DraggedWindow) {
  const { start, length, whole, onMove, onRest } = dragged;
  /** Seconds from the start of the window to the pointer that holds it. */
  const grip = useRef<number>(undefined);

  function secondsAt({ clientX }: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    return box && box.width > 0 ? ((clientX - box.left) / box.width) * whole : 0;
  }

  function rest() {
    if (grip.current !== undefined) onRest();
    grip.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = secondsAt(event);
      const isHeld = at >= start && at <= start + length;
      grip.current = isHeld ? at - start : length / 2;
      if (!isHeld) onMove(at - length / 2);
    },
    onPointerMove(event: PointerEvent) {
      if (grip.current !== undefined) onMove(secondsAt(event) - grip.current);
    },
    onPointerUp: rest,
    onPointerCancel: rest,
  };
}
