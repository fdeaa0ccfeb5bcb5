import { type RefObject, useEffect, useState } from 'react';

/** After this long without a move the controls go. */
const IDLE_MS = 2500;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export interface IdleOptions {
  /** False: the screen is never idle. */
  readonly isActive: boolean;
  /** Idle from the start, before the pointer has moved. Read at the first render. */
  readonly startsIdle: boolean;
}

/** True after a while without a move, a touch or a key. */
export function useIdle(screen: RefObject<HTMLElement | null>, { isActive, startsIdle }: IdleOptions): boolean {
  const [isIdle, setIdle] = useState(startsIdle);
  useEffect(() => {
    const element = screen.current;
    if (!element || !isActive) return;
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const activate = (event: Event) => {
      if (isStill(event)) return;
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
      // after the gesture: what it was meant for should still see what it saw
      setTimeout(() => setIdle(false));
    };
    // keys are pressed on the page while nothing has the focus
    for (const sign of SIGNS) document.addEventListener(sign, activate);
    return () => {
      clearTimeout(timer);
      setIdle(false);
      for (const sign of SIGNS) document.removeEventListener(sign, activate);
    };
  }, [screen, isActive]);
  return isIdle;
}

/** A pointer that rests while the page below it changes. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}
