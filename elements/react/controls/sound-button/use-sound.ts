import { useEffect, useState } from 'react';

interface Playing {
  readonly player: HTMLAudioElement;
  readonly onStop: () => void;
}

/** One file sounds at a time on a page. */
let playing: Playing | undefined;

function stop(): void {
  const last = playing;
  playing = undefined;
  last?.player.pause();
  last?.onStop();
}

export interface Sound {
  readonly isPlaying: boolean;
  /** Plays from the start, or stops. */
  readonly toggle: () => void;
}

/** Plays a file; another one that plays stops. `onPlay` silences what else sounds. The sound ends with its component. */
export function useSound(url: string, onPlay?: () => void): Sound {
  const [own, setOwn] = useState<HTMLAudioElement>();

  useEffect(
    () => () => {
      if (own && playing?.player === own) stop();
    },
    [own],
  );

  function toggle() {
    const wasOwn = own !== undefined;
    stop();
    if (wasOwn) return;
    onPlay?.();
    const player = new Audio(url);
    const end = () => {
      if (playing?.player === player) stop();
    };
    playing = { player, onStop: () => setOwn(undefined) };
    setOwn(player);
    player.onended = end;
    player.onerror = end;
    void player.play().catch(end);
  }

  return { isPlaying: own !== undefined, toggle };
}
