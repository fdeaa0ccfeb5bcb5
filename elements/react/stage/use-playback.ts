import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import type { FieldBox } from '../../../sdk/player/field-box';
import type { Player } from '../../../sdk/player/player';
import { type CompiledScene, FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import type { EditorStore } from '../../../sdk/stores/editor/editor-store';
import { type PaintStill, SceneStills } from '../scene-list/scene-stills';
import { followSelection } from './follow-selection';

/** The preview as the screens use it. */
export interface Playback {
  /** Seconds. */
  readonly $time: ReadableAtom<number>;
  readonly $isPlaying: ReadableAtom<boolean>;
  readonly $isMuted: ReadableAtom<boolean>;
  /** Grows when something else than time has changed the picture. */
  readonly $revision: ReadableAtom<number>;
  /** The scenes as they look now, painted while somebody looks at them. */
  readonly stills: SceneStills;
  /** Where texts and pictures are painted now, px of the window, from back to front. Reads layout. */
  readonly fieldBoxes: () => readonly FieldBox[];
  /** The picture in the window; undefined before there is one. */
  readonly pictureBox: () => DOMRectReadOnly | undefined;
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

const loadPlayer = () => import('../../../sdk/player/player');

/** Fetches the player ahead of the first picture: while the project is still being asked for. */
export function preparePlayback(): void {
  loadPlayer().then(
    ({ preparePlayer }) => preparePlayer(),
    () => {}, // the stage asks again
  );
}

/** The painter is there when the preview is; nothing more is downloaded for it than a few lines. */
const paintStill: PaintStill = async (scene, canvas) =>
  (await import('../../../sdk/player/stills/scene-still')).paintSceneStill(scene, canvas);

class EditorPlayback implements Playback {
  readonly $time = atom(0);
  readonly $isPlaying = atom(false);
  readonly $isMuted = atom(false);
  readonly $revision = atom(0);
  readonly stills: SceneStills;
  readonly #editor: EditorStore;
  #player: Player | undefined;
  /** The player code is loaded with the first stage; this is the one that waits for it. */
  #starting: Promise<void> | undefined;

  constructor(editor: EditorStore) {
    this.#editor = editor;
    this.stills = new SceneStills(editor.picture.$composition, this, paintStill);
  }

  readonly follow = (): (() => void) => {
    const stopPicture = this.#editor.picture.$composition.subscribe((composition, before) => {
      // many scenes begin with a wipe: an opened video shows itself at its fullest
      if (composition && !before && this.$time.get() === 0) this.$time.set(fullest(composition.scenes[0]));
      // after none (opened, or laid out anew in another format) it goes on where the clock stands
      this.#player?.setComposition(composition, composition && !before ? this.$time.get() : undefined);
      this.#changed();
      if (composition?.scenes.length === 0) this.$time.set(0);
    });
    const stopSelection = followSelection(this.#editor, this);
    return () => {
      stopPicture();
      stopSelection();
    };
  };

  readonly attach = (element: HTMLElement | null, label: string): void => {
    this.#player?.destroy();
    this.#player = undefined;
    this.$isPlaying.set(false);
    this.#starting = undefined;
    if (!element) return;
    const starting = loadPlayer().then(({ createPlayer }) => {
      if (this.#starting !== starting) return;
      const standInOf = (sceneId: number) => this.stills.$stills.get().get(sceneId);
      this.#start(createPlayer({ container: element, label, muted: this.$isMuted.get(), standInOf, isLive: true }));
    });
    this.#starting = starting;
  };

  readonly fieldBoxes = (): readonly FieldBox[] => this.#player?.fieldBoxes() ?? [];
  readonly pictureBox = (): DOMRectReadOnly | undefined => this.#player?.pictureBox();

  readonly play = (): void => void this.#starting?.then(() => this.#player?.play());
  readonly pause = (): void => this.#player?.pause();
  readonly toggle = (): void => (this.$isPlaying.get() ? this.pause() : this.play());
  readonly seek = (seconds: number): void => (this.#player ? this.#player.seek(seconds) : this.$time.set(seconds));

  readonly showScene = (sceneId: number): void => {
    const { scenes = [] } = this.#editor.picture.$composition.get() ?? {};
    const scene = scenes.find(({ ingredientId }) => ingredientId === sceneId);
    if (scene) this.seek(fullest(scene));
  };

  readonly toggleMute = (): void => {
    this.$isMuted.set(!this.$isMuted.get());
    this.#player?.setMuted(this.$isMuted.get());
  };

  #changed(): void {
    this.$revision.set(this.$revision.get() + 1);
  }

  #start(player: Player): void {
    this.#player = player;
    player.on('time', ({ seconds }) => this.$time.set(seconds));
    player.on('state', (state) => {
      this.$isPlaying.set(state === 'playing');
      this.#changed();
    });
    player.setComposition(this.#editor.picture.$composition.get(), this.$time.get());
  }
}

/** Seconds of the video; 0 without a scene. */
function fullest(scene: CompiledScene | undefined): number {
  return scene ? (scene.startFrame + scene.keyframe) / FRAMES_PER_SECOND : 0;
}
