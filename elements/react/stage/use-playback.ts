import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useRef } from 'react';
import { createPlayer, type Player } from '../../../sdk/player/player';
import type { EditorStore } from '../../../sdk/stores/editor/editor-store';

/** The preview as the screens use it. */
export interface Playback {
  /** Seconds. */
  readonly $time: ReadableAtom<number>;
  readonly $isPlaying: ReadableAtom<boolean>;
  readonly $isMuted: ReadableAtom<boolean>;
  /** The element that the stage is painted into; null takes it away. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  /** Shows a scene at its fullest. */
  readonly showScene: (sceneId: number) => void;
  readonly toggleMute: () => void;
}

/** The player of an editor: painted while its stage is there, following the picture of the project. */
export function usePlayback(editor: EditorStore): Playback {
  const playback = useMemo(() => createPlayback(editor), [editor]);
  const started = useRef<() => void>(undefined);
  useEffect(() => {
    started.current = playback.follow();
    return () => started.current?.();
  }, [playback]);
  return playback;
}

function createPlayback(editor: EditorStore): Playback & { follow: () => () => void } {
  const $time = atom(0);
  const $isPlaying = atom(false);
  const $isMuted = atom(false);
  let player: Player | undefined;

  function begin(element: HTMLElement): void {
    const created = createPlayer({ container: element });
    player = created;
    created.on('time', (seconds) => $time.set(seconds));
    created.on('state', (state) => $isPlaying.set(state === 'playing' || state === 'loading'));
    created.setMuted($isMuted.get());
    created.setComposition(editor.picture.$composition.get());
    created.seek($time.get());
  }

  const showScene = (sceneId: number) => {
    const scene = editor.picture.$composition.get()?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
    if (scene) player?.seek((scene.startFrame + scene.keyframe) / 30);
  };

  return {
    $time,
    $isPlaying,
    $isMuted,
    attach(element) {
      player?.destroy();
      player = undefined;
      if (element) begin(element);
    },
    follow: () => editor.picture.$composition.subscribe((composition) => player?.setComposition(composition)),
    play: () => void player?.play(),
    pause: () => player?.pause(),
    toggle: () => ($isPlaying.get() ? player?.pause() : void player?.play()),
    seek: (seconds) => player?.seek(seconds),
    showScene,
    toggleMute() {
      $isMuted.set(!$isMuted.get());
      player?.setMuted($isMuted.get());
    },
  };
}
