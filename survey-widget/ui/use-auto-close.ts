import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'input'] as const;

/** Closes what nobody touches; the first touch of any kind stops it for good. Returns whether it still counts. */
export function useAutoClose(
  place: RefObject<HTMLElement | null>,
  seconds: number | null,
  onClose: () => void,
): boolean {
  const [isCounting, setCounting] = useState(Boolean(seconds));
  useLayoutEffect(() => {
    if (seconds) place.current?.style.setProperty('--sv-seconds', `${seconds}s`);
  }, [place, seconds]);
  // before anybody can touch it: what a visitor does in the first frame counts too
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !seconds || !isCounting) return undefined;
    const stop = () => setCounting(false);
    const timer = setTimeout(onClose, seconds * 1000);
    for (const name of TOUCHES) box.addEventListener(name, stop);
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) box.removeEventListener(name, stop);
    };
  }, [place, seconds, isCounting, onClose]);
  return isCounting;
}
