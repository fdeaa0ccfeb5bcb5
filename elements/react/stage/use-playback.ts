import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import type { Player } from '../../../sdk/player/player';
import { FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import type { EditorStore } from '../../../sdk/stores/editor/editor-store';

/** The preview as the screens use it. */
export interface Playback {
  /** Seconds. */
  readonly $time: ReadableAtom<number>;
  readonly $isPlaying: ReadableAtom<boolean>;
  readonly $isMuted: ReadableAtom<boolean>;
  /** The element that the stage is painted into, and what it shows in words; null takes it away. */
  readonly attach: (element: HTMLElement | null, label: string) => void;
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
  const playback = useMemo(() => new EditorPlayback(editor), [editor]);
  useEffect(() => playback.follow(), [playback]);
  return playback;
}

class EditorPlayback implements Playback {
  readonly $time = atom(0);
  readonly $isPlaying = atom(false);
  readonly $isMuted = atom(false);
  readonly #editor: EditorStore;
  #player: Player | undefined;
  /** The player code is loaded with the first stage; this is the one that waits for it. */
  #starting: Promise<void> | undefined;

  constructor(editor: EditorStore) {
    this.#editor = editor;
  }

  readonly follow = (): (() => void) =>
    this.#editor.picture.$composition.subscribe((composition, before) => {
      this.#player?.setComposition(composition);
      // many scenes begin with a wipe: an opened video shows itself at its fullest
      if (composition && !before && this.$time.get() === 0) this.showScene(composition.scenes[0]?.ingredientId ?? 0);
    });

  readonly attach = (element: HTMLElement | null, label: string): void => {
    this.#player?.destroy();
    this.#player = undefined;
    this.$isPlaying.set(false);
    this.#starting = undefined;
    if (!element) return;
    const starting = import('../../../sdk/player/player').then(({ createPlayer }) => {
      if (this.#starting !== starting) return;
      this.#start(createPlayer({ container: element, label, muted: this.$isMuted.get() }));
    });
    this.#starting = starting;
  };

  readonly play = (): void => void this.#starting?.then(() => this.#player?.play());
  readonly pause = (): void => this.#player?.pause();
  readonly toggle = (): void => (this.$isPlaying.get() ? this.pause() : this.play());
  readonly seek = (seconds: number): void => (this.#player ? this.#player.seek(seconds) : this.$time.set(seconds));

  readonly showScene = (sceneId: number): void => {
    const { scenes = [] } = this.#editor.picture.$composition.get() ?? {};
    const scene = scenes.find(({ ingredientId }) => ingredientId === sceneId);
    if (scene) this.seek((scene.startFrame + scene.keyframe) / FRAMES_PER_SECOND);
  };

  readonly toggleMute = (): void => {
    this.$isMuted.set(!this.$isMuted.get());
    this.#player?.setMuted(this.$isMuted.get());
  };

  #start(player: Player): void {
    this.#player = player;
    player.on('time', ({ seconds }) => this.$time.set(seconds));
    player.on('state', (state) => this.$isPlaying.set(state === 'playing'));
    const at = this.$time.get();
    player.setComposition(this.#editor.picture.$composition.get());
    if (at > 0) player.seek(at);
  }
}
