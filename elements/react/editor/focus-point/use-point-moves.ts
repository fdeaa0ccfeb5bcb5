import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Share of the image per press of an arrow key; with Shift, ten times as far. */
const NUDGE = 0.01;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pointers and keys that move a point of an image. */
export function usePointMoves(point: FocusPoint, onMove: (point: FocusPoint) => void) {
  function follow(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
    onKeyDown(event: KeyboardEvent) {
      const direction = DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? 10 * NUDGE : NUDGE;
      onMove({ x: share(point.x + direction[0] * step), y: share(point.y + direction[1] * step) });
    },
  };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
}
