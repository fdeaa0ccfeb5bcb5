import { type FieldBox, frameAt, type Player, type PlayerState, shownSceneAt } from '@spotreel/sdk/internal/player';
import { type CompiledScene, type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { atom } from 'nanostores';
import { untilLoaded } from '../../foundation/recovery';
import type { PlaybackState } from '../editor-context/playback';
import { type PaintStill, SceneStills } from '../editor-context/scene-stills';
import { followSelection } from './follow-selection';
import { RestingPlayhead } from './resting-playhead';
import { nextShuttleSpeed } from './shuttle-speed';

const loadPlayer = () => import('@spotreel/sdk/internal/player');

/** Fetches the player ahead of the first picture: while the project is still being asked for. */
export function preparePlayback(): void {
  loadPlayer().catch(() => {}); // the stage asks again
}

/** The painter is there when the preview is; nothing more is downloaded for it than a few lines. */
const paintStill: PaintStill = async (scene, canvas) =>
  (await import('@spotreel/sdk/internal/player')).paintSceneStill(scene, canvas);

/** The player of an editor, behind the screens' `Playback`. */
export class EditorPlayback implements PlaybackState {
  readonly $time = atom(0);
  readonly $isPlaying = atom(false);
  readonly $isMuted = atom(false);
  readonly $speed = atom(1);
  readonly $isRepeating = atom(false);
  readonly $revision = atom(0);
  readonly $isShown = atom(false);
  readonly stills: SceneStills;
  readonly #editor: EditorStore;
  #player: Player | undefined;
  /** The player code is loaded with the first stage; this is the one that waits for it. */
  #starting: Promise<void> | undefined;
  #repeatedId: number | undefined;
  /** Seconds at which playing begins, where that is not the frame on show. */
  #resumeAt: number | undefined;
  /** A move to scenes that are still being compiled, made once they are. */
  #lateMove: (() => void) | undefined;
  readonly #rest: RestingPlayhead | undefined;

  constructor(editor: EditorStore, rests: boolean) {
    this.#editor = editor;
    this.stills = new SceneStills(editor.picture.$composition, this, paintStill);
    if (!rests) return;
    this.#rest = new RestingPlayhead({
      $isPlaying: this.$isPlaying,
      sceneId: () => (this.#lateMove ? undefined : this.#sceneAt(this.$time.get())?.ingredientId),
      select: (sceneId) => {
        if (editor.document.$selectedSceneId.get() !== sceneId) editor.document.select(sceneId);
      },
      isEmpty: (sceneId) => this.#isEmpty(sceneId),
      showFullest: (sceneId) => this.#showFullest(this.#sceneOf(sceneId), this.$time.get()),
    });
  }

  readonly follow = (): (() => void) => {
    const stopPicture = this.#editor.picture.$composition.subscribe((composition, before) => {
      // many scenes begin with a wipe: an opened video shows itself at its fullest
      if (composition && !before && this.$time.get() === 0) {
        this.$time.set(fullest(composition.scenes[0]));
        this.#resumeAt = 0;
      }
      // after none (opened, or laid out anew in another format) it starts at the time of the clock
      this.#player?.setComposition(composition, composition && !before ? this.$time.get() : undefined);
      if (this.#repeatedId !== undefined && !this.#sceneOf(this.#repeatedId)) this.#setRepeated(undefined);
      this.#changed();
      if (composition?.scenes.length === 0) this.$time.set(0);
      if (composition && !this.#isPartial(composition)) this.#moveLate();
    });
    const { $time, $isPlaying, showScene } = this;
    const seek = (seconds: number) => this.#place(seconds);
    const stopSelection = followSelection(this.#editor, { $time, $isPlaying, seek, showScene });
    return () => {
      stopPicture();
      stopSelection();
      this.#rest?.cancel();
    };
  };

  readonly attach = (element: HTMLElement | null, label: string): void => {
    this.#player?.destroy();
    this.#player = undefined;
    this.$isPlaying.set(false);
    this.$speed.set(1);
    this.#setRepeated(undefined);
    this.$isShown.set(false);
    this.#starting = undefined;
    if (!element) return;
    const starting = untilLoaded(loadPlayer).then(({ createPlayer }) => {
      if (this.#starting !== starting) return;
      const fallbackOf = (sceneId: number) => this.stills.$stills.get().get(sceneId);
      this.#start(createPlayer({ container: element, label, muted: this.$isMuted.get(), fallbackOf }));
    });
    this.#starting = starting;
  };

  readonly fieldBoxes = (): readonly FieldBox[] => this.#player?.fieldBoxes() ?? [];
  readonly pictureBox = (): DOMRectReadOnly | undefined => this.#player?.pictureBox();

  readonly play = (): void => void this.#starting?.then(() => this.#resume(1));
  readonly pause = (): void => this.#player?.pause();
  readonly toggle = (): void => (this.$isPlaying.get() ? this.pause() : this.play());

  readonly shuttle = (direction: 1 | -1): void =>
    void this.#starting?.then(() =>
      this.#resume(nextShuttleSpeed(this.$isPlaying.get() ? this.$speed.get() : 0, direction)),
    );

  readonly toggleRepeat = (): void => {
    if (this.$isRepeating.get()) this.pause();
    else void this.#starting?.then(() => this.#repeat());
  };

  readonly seek = (seconds: number): void => {
    this.#place(seconds);
    this.#rest?.moved(false);
  };

  readonly step = (seconds: number): void => {
    this.#place(seconds);
    this.#rest?.moved(true);
  };

  readonly goTo = (seconds: number): void => {
    if (!this.#rest || this.$isPlaying.get()) {
      this.seek(seconds);
      return;
    }
    if (this.#isAhead(seconds)) {
      this.#place(seconds);
      this.#lateMove = () => this.goTo(seconds);
      return;
    }
    this.#showFullest(this.#sceneAt(seconds), seconds);
    this.#rest.moved(true); // its scene is the selected one
  };

  readonly showScene = (sceneId: number): void => {
    const scene = this.#sceneOf(sceneId);
    if (!scene) return;
    const startSeconds = scene.startFrame / FRAMES_PER_SECOND;
    if (this.$isPlaying.get()) this.#place(startSeconds);
    else this.#showFullest(scene, startSeconds);
  };

  readonly hold = (isHeld: boolean): void => this.#rest?.hold(isHeld);

  readonly toggleMute = (): void => {
    this.$isMuted.set(!this.$isMuted.get());
    this.#player?.setMuted(this.$isMuted.get());
  };

  #sceneAt(seconds: number): CompiledScene | undefined {
    const composition = this.#editor.picture.$composition.get();
    return composition ? shownSceneAt(composition, frameAt(seconds))?.scene : undefined;
  }

  #sceneOf(sceneId: number): CompiledScene | undefined {
    return this.#editor.picture.$composition.get()?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
  }

  /** An opened video has its first scene alone for a moment. */
  #isPartial({ scenes }: Composition): boolean {
    return (
      scenes.length < this.#editor.views.$scenes.get().filter(({ isTemplateMissing }) => !isTemplateMissing).length
    );
  }

  /** True if a time is in scenes that are still being compiled. */
  #isAhead(seconds: number): boolean {
    const composition = this.#editor.picture.$composition.get();
    if (!composition) return seconds > 0;
    return this.#isPartial(composition) && seconds >= composition.durationFrames / FRAMES_PER_SECOND;
  }

  #moveLate(): void {
    const move = this.#lateMove;
    this.#lateMove = undefined;
    move?.();
  }

  #place(seconds: number): void {
    this.#resumeAt = undefined;
    this.#setRepeated(undefined);
    this.#lateMove = this.#isAhead(seconds) ? () => this.seek(seconds) : undefined;
    if (this.#player) this.#player.seek(seconds);
    else this.$time.set(seconds);
  }

  #showFullest(scene: CompiledScene | undefined, resumeAt: number): void {
    this.#place(fullest(scene));
    this.#resumeAt = resumeAt;
  }

  #repeat(): void {
    const { $composition } = this.#editor.picture;
    const sceneId = this.#editor.document.$selectedSceneId.get() ?? this.#sceneAt(this.$time.get())?.ingredientId;
    const index = $composition.get()?.scenes.findIndex(({ ingredientId }) => ingredientId === sceneId) ?? -1;
    if (sceneId === undefined || index < 0) return;
    this.#resumeAt = undefined;
    this.#lateMove = undefined;
    this.#setRepeated(sceneId);
    void this.#player?.playScene(index);
  }

  #setRepeated(sceneId: number | undefined): void {
    const isRepeating = sceneId !== undefined;
    this.#repeatedId = sceneId;
    if (isRepeating === this.$isRepeating.get()) return;
    this.$isRepeating.set(isRepeating);
    this.#player?.setLoop(isRepeating);
  }

  #resume(speed: number): void {
    this.#setRepeated(undefined);
    if (this.#resumeAt !== undefined && !this.$isPlaying.get()) this.#place(this.#resumeAt);
    void (speed === 1 ? this.#player?.play() : this.#player?.shuttle(speed));
  }

  #isEmpty(sceneId: number): boolean | undefined {
    if (!this.#player || !hasFields(this.#editor, sceneId)) return false;
    return this.#player.isExact ? this.#player.fieldBoxes().length === 0 : undefined;
  }

  /** A pause rests on the frame on show, the end on the last scene. Playing goes on when scenes to come are compiled. */
  #stopped(state: PlayerState): void {
    if (state === 'paused') this.#rest?.moved(false);
    if (state !== 'ended') return;
    const { $composition, $failure } = this.#editor.picture;
    const composition = $composition.get();
    if (composition && this.#isPartial(composition) && !$failure.get()) this.#playOnLate(composition);
    else if (this.#rest) this.goTo(this.$time.get());
  }

  #playOnLate({ durationFrames }: Composition): void {
    const move = this.#lateMove ?? (() => this.#place(durationFrames / FRAMES_PER_SECOND));
    this.#lateMove = () => {
      move();
      this.#resume(1);
    };
  }

  #changed(): void {
    this.$revision.set(this.$revision.get() + 1);
  }

  #start(player: Player): void {
    this.#player = player;
    player.on('time', ({ seconds }) => this.$time.set(seconds));
    player.on('speed', (speed) => this.$speed.set(speed));
    player.on('state', (state) => {
      const wasPlaying = this.$isPlaying.get();
      this.$isPlaying.set(state === 'playing');
      // what waits for music before it plays is on show already
      if (state !== 'loading') this.$isShown.set(state !== 'idle');
      if (state !== 'loading' && state !== 'playing') this.#setRepeated(undefined);
      this.#changed();
      // the player moves to its last frame behind this
      if (wasPlaying) queueMicrotask(() => this.#stopped(state));
    });
    player.setComposition(this.#editor.picture.$composition.get(), this.$time.get());
  }
}

/** True if the scene shows a text or a picture at some time. */
function hasFields({ document, views }: EditorStore, sceneId: number): boolean {
  const project = document.$project.get();
  const scene = project?.scenes.find(({ id }) => id === sceneId);
  const fields = scene && views.$context.get().templates.get(scene.templateId)?.fields;
  const texts = project?.values[sceneId]?.texts ?? {};
  const isWritten = fields?.texts.some((field) => (texts[field.innerReference] ?? field.defaultValue).trim() !== '');
  return isWritten === true || (fields?.images.length ?? 0) > 0;
}

/** Seconds of the video; 0 without a scene. */
function fullest(scene: CompiledScene | undefined): number {
  return scene ? (scene.startFrame + scene.keyframe) / FRAMES_PER_SECOND : 0;
}
