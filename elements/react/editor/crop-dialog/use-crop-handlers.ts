import { type CropArea, cropZoom, movedCrop, type Size, zoomedCrop } from '@spotreel/sdk/internal/scene';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Finger, pinchOf } from '../../foundation/page/pinch';
import { useWheel } from '../../foundation/page/use-wheel';

/** Share of the frame per press of an arrow key; with Shift, five times as far. */
const NUDGE = 0.02;
const ZOOM_FACTOR = 1.1;
/** Distance of the wheel in px for a zoom of e. */
const WHEEL_PX = 600;

/** The image moves under its frame: an image that moves right shows more of its left side. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface CropState {
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: Size;
  readonly area: CropArea;
  readonly onChange: (area: CropArea) => void;
}

/** Pointers, wheel and keys that move and zoom a picture under its frame. */
export function useCropHandlers({ frame, picture, area, onChange }: CropState) {
  const fingers = useRef(new Map<number, Finger>()).current;
  const from = useRef({ fingers: [] as readonly Finger[], area });
  const zoomBy = (factor: number) => onChange(zoomedCrop(area, cropZoom(area, picture) * factor, picture));
  useWheel(frame, true, ({ deltaY }) => zoomBy(Math.exp(-deltaY / WHEEL_PX)));

  const hold = () => {
    from.current = { fingers: [...fingers.values()], area };
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId)) hold();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      hold();
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const { x, y, factor } = pinchOf(from.current.fingers, [...fingers.values()]);
      const start = from.current.area;
      const zoomed = zoomedCrop(start, cropZoom(start, picture) * factor, picture);
      const scale = zoomed.width / (frame.current?.clientWidth || 1);
      onChange(movedCrop(zoomed, -x * scale, -y * scale, picture));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent) {
      const step = (event.shiftKey ? 5 : 1) * NUDGE * area.width;
      const direction = DIRECTIONS[event.key];
      if (direction) onChange(movedCrop(area, direction[0] * step, direction[1] * step, picture));
      else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_FACTOR);
      else if (event.key === '-') zoomBy(1 / ZOOM_FACTOR);
      else return;
      event.preventDefault();
    },
  };
}
