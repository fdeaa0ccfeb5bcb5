/** Dragging the head of the panel below the picture. */
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../foundation/use-latest';
import { heightsOf, type PanelParts, partsAround } from './panel-parts';
import type { PanelSize } from './panel-size';
import { type PanelHeights, settledSize } from './settled-size';

/** A shorter move is a press on what lies under the finger. */
const DRAG_START_PX = 6;

export interface SizeState {
  readonly size: PanelSize;
  readonly onSize: (size: PanelSize) => void;
}

interface Drag {
  readonly startY: number;
  readonly startHeight: number;
  readonly heights: PanelHeights;
  /** Speed in px a millisecond, positive upward. */
  speed: number;
  y: number;
  timeMs: number;
}

/** The head follows the pointer, and the panel gets the nearest size when it is let go. A press on a tab stays a press. */
export function usePanelDrag(handle: RefObject<HTMLElement | null>, state: SizeState): void {
  const latest = useLatest(() => state);
  useEffect(() => {
    const parts = partsAround(handle.current);
    if (!parts) return;
    const unmounted = new AbortController();
    const onDown = (down: PointerEvent) => {
      // no handle is shown where the panel lies beside the picture
      if (down.button === 0 && handle.current?.offsetParent) watchDrag(down, parts, latest, unmounted.signal);
    };
    parts.head.addEventListener('pointerdown', onDown, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [handle, latest]);
}

function watchDrag(down: PointerEvent, parts: PanelParts, state: () => SizeState, unmounted: AbortSignal): void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  unmounted.addEventListener('abort', () => ended.abort(), options);
  let drag: Drag | undefined;
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!drag && Math.abs(event.clientY - down.clientY) < DRAG_START_PX) return;
    drag ??= startDrag(down, parts, state());
    follow(drag, event, parts);
  };
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    ended.abort();
    if (drag) endDrag(drag, parts, state());
  };
  addEventListener('pointermove', onMove, options);
  addEventListener('pointerup', onEnd, options);
  addEventListener('pointercancel', onEnd, options);
}

function startDrag(down: PointerEvent, parts: PanelParts, { size, onSize }: SizeState): Drag {
  const { body, panel, head } = parts;
  head.setPointerCapture(down.pointerId);
  const heights = heightsOf(parts);
  const startHeight = panel.offsetHeight;
  body.dataset.dragging = '';
  if (size === 'closed') onSize('half');
  return { startY: down.clientY, startHeight, heights, speed: 0, y: down.clientY, timeMs: down.timeStamp };
}

function follow(drag: Drag, { clientY, timeStamp }: PointerEvent, { body }: PanelParts): void {
  drag.speed = (drag.y - clientY) / Math.max(1, timeStamp - drag.timeMs);
  drag.y = clientY;
  drag.timeMs = timeStamp;
  body.style.setProperty('--sr-panel-height', `${heightAt(drag)}px`);
}

function heightAt({ startY, startHeight, heights, y }: Drag): number {
  return Math.min(heights.full, Math.max(heights.closed, startHeight + startY - y));
}

function endDrag(drag: Drag, { body, head }: PanelParts, { onSize }: SizeState): void {
  delete body.dataset.dragging;
  body.style.removeProperty('--sr-panel-height');
  onSize(settledSize(heightAt(drag), drag.speed, drag.heights));
  ignoreNextClick(head);
}

/** The click at the end of a drag chooses no tab. */
function ignoreNextClick(head: HTMLElement): void {
  const passed = new AbortController();
  head.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: passed.signal });
  setTimeout(() => passed.abort());
}
