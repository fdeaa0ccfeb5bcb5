import { type RefObject, useEffect, useState } from 'react';

/** After this long without a move the controls go. */
const IDLE_MS = 2500;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether nobody has moved, touched or pressed anything for a while. Never while `isActive` is false. */
export function useIdle(screen: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = screen.current;
    if (!element || !isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
      // after the gesture: what it was meant for should still see what it saw
      setTimeout(() => setIdle(false));
    };
    // keys are pressed on the page while nothing has the focus
    for (const sign of SIGNS) document.addEventListener(sign, wake);
    wake();
    return () => {
      clearTimeout(timer);
      setIdle(false);
      for (const sign of SIGNS) document.removeEventListener(sign, wake);
    };
  }, [screen, isActive]);
  return isIdle;
}
