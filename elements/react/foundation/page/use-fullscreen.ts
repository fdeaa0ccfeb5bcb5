import { type RefObject, useEffect, useState } from 'react';

export interface Fullscreen {
  /** Phones have it for videos alone. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export function useFullscreen(screen: RefObject<HTMLElement | null>): Fullscreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      // refused where no gesture is under way: then nothing happens
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
      else screen.current?.requestFullscreen().catch(() => {});
    },
  };
}
