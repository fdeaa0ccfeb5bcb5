import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { BackgroundPlacement } from '../../../sdk/scene/composition';
import { movedBy, withinLimits, zoomedTo } from '../../../sdk/scene/placement';
import type { Gesture } from '../../../sdk/stores/editor/editor-document';
import { useEditor } from '../project-editor/editor-context';
import { type Finger, pinchOf } from './pinch';
import type { PictureLayout } from './use-picture-layout';
import type { ShownScene } from './use-shown-scene';

/** Shorter than this is a click. */
const DRAG_PX = 4;
/** Percent of the canvas per press of an arrow key; with Shift, five times as far. */
const NUDGE_PERCENT = 1;
const ZOOM_STEP = 0.05;

interface PlacingOptions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly scene: ShownScene;
  readonly picture: PictureLayout['picture'];
  readonly isPlacing: boolean;
  /** A press, or the first move of a drag. */
  readonly onBegin: () => void;
  /** By Escape or Enter. */
  readonly onEnd: () => void;
}

/** A drag or a pinch that is under way. */
interface Grip {
  readonly fingers: Map<number, Finger>;
  /** Where the fingers were, and the placement, when their number last changed. */
  from: { readonly fingers: readonly Finger[]; readonly placement: BackgroundPlacement };
  gesture: Gesture | undefined;
}

/** Moves and zooms the background of a scene by pointer, wheel and keys: every drag is one step to undo. */
export function usePlacing(options: PlacingOptions) {
  const { surface, scene, isPlacing } = options;
  const { actions, document } = useEditor();
  const grip = useRef<Grip>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { background, canvas, sceneId } = scene;
  const shown = background.type === 'color' ? undefined : withinLimits(background, background.media, canvas);

  function show(next: BackgroundPlacement): void {
    actions.placeBackground(sceneId, { scale: next.scale, positionX: next.positionX, positionY: next.positionY });
  }

  function hold(fingers: Map<number, Finger>): void {
    if (!shown) return;
    const gesture = grip.current?.gesture;
    grip.current = { fingers, from: { fingers: [...fingers.values()], placement: shown }, gesture };
  }

  function drag(event: PointerEvent): void {
    const held = grip.current;
    if (!held || background.type === 'color') return;
    held.fingers.set(event.pointerId, fingerOf(event));
    const { x, y, factor, middle } = pinchOf(held.from.fingers, [...held.fingers.values()]);
    if (!held.gesture) {
      if (Math.hypot(x, y) < DRAG_PX && factor === 1) return;
      options.onBegin();
      held.gesture = document.beginGesture();
    }
    const { picture } = options;
    const share = (px: number, whole: number) => (px / whole) * 100;
    const start = held.from.placement;
    const point = { x: share(middle.x, picture.width), y: share(middle.y, picture.height) };
    const zoomed = factor === 1 ? start : zoomedTo(start, start.scale * factor, point, background.media, canvas);
    const delta = { x: share(x, picture.width), y: share(y, picture.height), snaps: true };
    show(movedBy(zoomed, delta, background.media, canvas));
  }

  /** Fingers from the middle of the picture. */
  function fingerOf({ clientX, clientY }: PointerEvent): Finger {
    const box = surface.current?.getBoundingClientRect();
    return { x: clientX - (box ? box.left + box.width / 2 : 0), y: clientY - (box ? box.top + box.height / 2 : 0) };
  }

  function release(event: PointerEvent): void {
    const held = grip.current;
    if (!held?.fingers.delete(event.pointerId)) return;
    if (held.fingers.size > 0) return hold(held.fingers);
    grip.current = undefined;
    held.gesture?.finish();
    if (held.gesture) skipClick.current = true;
  }

  const skipClick = useRef(false);
  useWheel(surface, isPlacing, (event) => {
    const { background: own, canvas: size } = latest.current.scene;
    if (own.type === 'color') return;
    const start = withinLimits(own, own.media, size);
    const box = surface.current?.getBoundingClientRect();
    if (!box) return;
    const x = ((event.clientX - box.left) / box.width - 0.5) * 100;
    const y = ((event.clientY - box.top) / box.height - 0.5) * 100;
    show(zoomedTo(start, start.scale * Math.exp(-event.deltaY / 600), { x, y }, own.media, size));
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (!isPlacing || !shown || background.type === 'color') return;
    if (event.key === 'Escape' && grip.current?.gesture) {
      grip.current.gesture.cancel();
      grip.current = undefined;
    } else if (event.key === 'Escape') options.onEnd();
    else {
      const next = placedByKey(event, shown, scene, background.media);
      if (!next) return;
      show(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    centered: { x: shown?.positionX === 0, y: shown?.positionY === 0 },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!shown || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(new Map(grip.current?.fingers ?? []).set(event.pointerId, fingerOf(event)));
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onClick(event: MouseEvent) {
        if (skipClick.current) event.preventDefault();
        else if (isPlacing) options.onEnd();
        else options.onBegin();
        skipClick.current = false;
      },
      onKeyDown,
    },
  };
}

function placedByKey(
  { key, shiftKey }: KeyboardEvent,
  shown: BackgroundPlacement,
  { canvas }: ShownScene,
  media: Parameters<typeof movedBy>[2],
): BackgroundPlacement | undefined {
  const step = shiftKey ? NUDGE_PERCENT * 5 : NUDGE_PERCENT;
  const move = (x: number, y: number) => movedBy(shown, { x, y }, media, canvas);
  const zoom = (by: number) => zoomedTo(shown, shown.scale + by, { x: 0, y: 0 }, media, canvas);
  if (key === 'ArrowLeft') return move(-step, 0);
  if (key === 'ArrowRight') return move(step, 0);
  if (key === 'ArrowUp') return move(0, -step);
  if (key === 'ArrowDown') return move(0, step);
  if (key === '+' || key === '=') return zoom(ZOOM_STEP);
  if (key === '-') return zoom(-ZOOM_STEP);
  return key === '0' ? { scale: 1, positionX: 0, positionY: 0 } : undefined;
}

/** React listens to wheels passively: the page would scroll along. */
function useWheel(target: RefObject<HTMLElement | null>, isActive: boolean, onWheel: (event: WheelEvent) => void): void {
  const handler = useRef(onWheel);
  handler.current = onWheel;
  useEffect(() => {
    const element = target.current;
    if (!element || !isActive) return;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      handler.current(event);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [target, isActive]);
}
