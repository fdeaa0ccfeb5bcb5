import { withinLimits } from '@spotreel/sdk/internal/scene';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useWheel } from '../../../foundation/page/use-wheel';
import { useEditor } from '../../editor-context/editor-context';
import { BackgroundGrip, type PlacedBackground } from '../surface/background-grip';
import type { ShownScene } from '../use-shown-scene';

interface PlacingOptions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly scene: ShownScene;
  readonly isPlacing: boolean;
  /** A press, or the first move of a drag. */
  readonly onBegin: () => void;
  /** A press while the background is placed, or Escape. */
  readonly onEnd: () => void;
}

/** Handlers of the surface over the background: they place it by pointer, wheel and keys. */
export function usePlacing(options: PlacingOptions) {
  const { surface, scene, isPlacing } = options;
  const grip = useGrip(options);
  const endedDrag = useRef(false);
  useWheel(surface, isPlacing, (event) => grip.wheel(event));

  const release = (event: PointerEvent) => {
    endedDrag.current = grip.release(event);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      endedDrag.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.press(event);
    },
    onPointerMove: (event: PointerEvent) => grip.move(event),
    onPointerUp: release,
    onPointerCancel: release,
    onClick(event: MouseEvent) {
      // a click by a key has detail 0
      if (endedDrag.current && event.detail > 0) return;
      if (isPlacing) options.onEnd();
      else options.onBegin();
    },
    onKeyDown(event: KeyboardEvent) {
      if (!isPlacing) return;
      if (event.key === 'Escape') {
        if (!grip.cancel()) options.onEnd();
      } else if (!grip.key(event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const placement = placedBackground(scene)?.placement;
  return { centered: { x: placement?.positionX === 0, y: placement?.positionY === 0 }, handlers };
}

/** One grip for the whole time; it reads the newest options. */
function useGrip(options: PlacingOptions): BackgroundGrip {
  const { actions, document } = useEditor();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [grip] = useState(
    () =>
      new BackgroundGrip({
        background: () => placedBackground(latest.current.scene),
        box: () => latest.current.surface.current?.getBoundingClientRect(),
        show: ({ scale, positionX, positionY }) =>
          actions.placeBackground(latest.current.scene.sceneId, { scale, positionX, positionY }),
        begin: () => {
          latest.current.onBegin();
          return document.beginGesture();
        },
      }),
  );
  return grip;
}

function placedBackground({ background, canvas }: ShownScene): PlacedBackground | undefined {
  if (background.type === 'color') return undefined;
  const { media } = background;
  return { placement: withinLimits(background, media, canvas), media, canvas };
}
