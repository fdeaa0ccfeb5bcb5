import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Reports the moves of a captured pointer, the first one after each frame as soon as it happens. Browsers hold
 * `pointermove` back until the next frame; a picture that needs no page can be painted by then. Answers the handler for
 * `pointermove`.
 */
export function useEarlyMoves(
  target: RefObject<HTMLElement | null>,
  onMove: (clientX: number) => void,
): (event: PointerEvent) => void {
  const isAhead = useRef(false);
  useEffect(() => {
    const element = target.current;
    const begin = () => {
      isAhead.current = false;
    };
    const moveAhead = ({ pointerId, clientX }: PointerEvent) => {
      if (isAhead.current || !element?.hasPointerCapture(pointerId)) return;
      isAhead.current = true;
      onMove(clientX);
    };
    element?.addEventListener('pointerdown', begin);
    element?.addEventListener('pointerrawupdate', moveAhead as EventListener);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      element?.removeEventListener('pointerrawupdate', moveAhead as EventListener);
    };
  }, [target, onMove]);
  return useCallback(
    ({ pointerId, clientX }) => {
      isAhead.current = false;
      if (target.current?.hasPointerCapture(pointerId)) onMove(clientX);
    },
    [target, onMove],
  );
}
