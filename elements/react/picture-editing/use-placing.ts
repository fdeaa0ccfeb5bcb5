import { withinLimits } from '@spotreel/sdk/scene';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEditor } from '../project-editor/editor-context';
import { BackgroundGrip, type PlacedBackground } from './background-grip';
import type { ShownScene } from './use-shown-scene';
import { useWheel } from './use-wheel';

interface PlacingOptions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly scene: ShownScene;
  readonly isPlacing: boolean;
  /** A press, or the first move of a drag. */
  readonly onBegin: () => void;
  /** A press while it is placed, or Escape. */
  readonly onEnd: () => void;
}

/** Binds a grip to the surface that lies over the background. */
export function usePlacing(options: PlacingOptions) {
  const { surface, scene, isPlacing } = options;
  const { actions, document } = useEditor();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [grip] = useState(
    () =>
      new BackgroundGrip({
        background: () => placedBackground(latest.current.scene),
        box: () => surface.current?.getBoundingClientRect(),
        show: ({ scale, positionX, positionY }) =>
          actions.placeBackground(latest.current.scene.sceneId, { scale, positionX, positionY }),
        begin: () => {
          latest.current.onBegin();
          return document.beginGesture();
        },
      }),
  );
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
      // detail 0: by a key
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

function placedBackground({ background, canvas }: ShownScene): PlacedBackground | undefined {
  if (background.type === 'color') return undefined;
  const { media } = background;
  return { placement: withinLimits(background, media, canvas), media, canvas };
}
