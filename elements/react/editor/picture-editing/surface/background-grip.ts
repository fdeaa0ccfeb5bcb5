/** Turns drags, pinches, the wheel and keys into placements of a background. Each drag is one step to undo. */
import {
  type BackgroundPlacement,
  type CoverPicture,
  movedBy,
  type Size,
  zoomedTo,
} from '@spotreel/sdk/internal/scene';
import type { Gesture } from '@spotreel/sdk/internal/stores';
import { type Finger, pinchOf } from '../../../foundation/page/pinch';

/** The background with its current placement. */
export interface PlacedBackground {
  readonly placement: BackgroundPlacement;
  readonly media: CoverPicture;
  readonly canvas: Size;
}

export interface GripPorts {
  /** Undefined while the scene has no background that can be placed. */
  readonly background: () => PlacedBackground | undefined;
  /** The picture in the window. */
  readonly box: () => DOMRectReadOnly | undefined;
  readonly show: (placement: BackgroundPlacement) => void;
  /** The first move of a drag. */
  readonly begin: () => Gesture;
}

interface PointerAt {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Shorter than this is a click. */
const DRAG_PX = 4;
/** Percent of the canvas per press of an arrow key; with Shift, five times as far. */
const NUDGE_PERCENT = 1;
const ZOOM_STEP = 0.05;
/** Distance of the wheel in px for a zoom of e. */
const WHEEL_PX = 600;

export class BackgroundGrip {
  readonly #ports: GripPorts;
  readonly #fingers = new Map<number, Finger>();
  /** Fingers and placement when the number of fingers last changed. */
  #from: { readonly fingers: readonly Finger[]; readonly placement: BackgroundPlacement } | undefined;
  #gesture: Gesture | undefined;

  constructor(ports: GripPorts) {
    this.#ports = ports;
  }

  press(pointer: PointerAt): void {
    this.#fingers.set(pointer.pointerId, this.#fingerOf(pointer));
    this.#hold();
  }

  move(pointer: PointerAt): void {
    const background = this.#ports.background();
    const box = this.#ports.box();
    if (!background || !box || !this.#from || !this.#fingers.has(pointer.pointerId)) return;
    this.#fingers.set(pointer.pointerId, this.#fingerOf(pointer));
    const { x, y, factor, middle } = pinchOf(this.#from.fingers, [...this.#fingers.values()]);
    if (!this.#gesture && Math.hypot(x, y) < DRAG_PX && factor === 1) return;
    this.#gesture ??= this.#ports.begin();
    const { media, canvas } = background;
    const share = (point: Finger) => ({ x: (point.x / box.width) * 100, y: (point.y / box.height) * 100 });
    const { placement } = this.#from;
    const zoomed =
      factor === 1 ? placement : zoomedTo(placement, placement.scale * factor, share(middle), media, canvas);
    this.#show(movedBy(zoomed, { ...share({ x, y }), snaps: true }, media, canvas));
  }

  /** True when it ended a drag: the click that follows is not meant. */
  release({ pointerId }: Pick<PointerAt, 'pointerId'>): boolean {
    if (!this.#fingers.delete(pointerId)) return false;
    if (this.#fingers.size > 0) this.#hold();
    if (this.#fingers.size > 0 || !this.#gesture) return false;
    this.#gesture.finish();
    this.#gesture = undefined;
    return true;
  }

  /** Undoes the drag that is under way; false when there is none. */
  cancel(): boolean {
    const gesture = this.#gesture;
    gesture?.cancel();
    this.#gesture = undefined;
    this.#from = undefined;
    return gesture !== undefined;
  }

  wheel({ clientX, clientY, deltaY }: Pick<WheelEvent, 'clientX' | 'clientY' | 'deltaY'>): void {
    const background = this.#ports.background();
    const box = this.#ports.box();
    if (!background || !box) return;
    const { placement, media, canvas } = background;
    const point = {
      x: ((clientX - box.left) / box.width - 0.5) * 100,
      y: ((clientY - box.top) / box.height - 0.5) * 100,
    };
    this.#show(zoomedTo(placement, placement.scale * Math.exp(-deltaY / WHEEL_PX), point, media, canvas));
  }

  /** Handles a key; true for arrows, plus, minus, 0. */
  key(key: string, isFar: boolean): boolean {
    const background = this.#ports.background();
    const next = background && placedByKey(background, key, isFar ? NUDGE_PERCENT * 5 : NUDGE_PERCENT);
    if (next) this.#show(next);
    return next !== undefined;
  }

  /** At a limit nothing changes, so no step to undo is made. */
  #show(next: BackgroundPlacement): void {
    const now = this.#ports.background()?.placement;
    const isSame = now?.scale === next.scale && now.positionX === next.positionX && now.positionY === next.positionY;
    if (!isSame) this.#ports.show(next);
  }

  #hold(): void {
    const background = this.#ports.background();
    this.#from = background && { fingers: [...this.#fingers.values()], placement: background.placement };
  }

  /** From the middle of the picture. */
  #fingerOf({ clientX, clientY }: PointerAt): Finger {
    const box = this.#ports.box();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  }
}

function placedByKey(
  { placement, media, canvas }: PlacedBackground,
  key: string,
  step: number,
): BackgroundPlacement | undefined {
  const move = (x: number, y: number) => movedBy(placement, { x, y }, media, canvas);
  const zoom = (by: number) => zoomedTo(placement, placement.scale + by, { x: 0, y: 0 }, media, canvas);
  if (key === 'ArrowLeft') return move(-step, 0);
  if (key === 'ArrowRight') return move(step, 0);
  if (key === 'ArrowUp') return move(0, -step);
  if (key === 'ArrowDown') return move(0, step);
  if (key === '+' || key === '=') return zoom(ZOOM_STEP);
  if (key === '-') return zoom(-ZOOM_STEP);
  return key === '0' ? { scale: 1, positionX: 0, positionY: 0 } : undefined;
}
