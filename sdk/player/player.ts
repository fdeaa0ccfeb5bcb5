/**
 * Plays a composition on a page: the same picture and sound that the renderer makes. Works in a shadow root and under a
 * content policy of `default-src 'self'`; controls are up to the caller.
 */

import { createEmitter, type Emitter } from '../base/emitter';
import type { SpotreelError } from '../base/errors';
import type { Id } from '../contract/schemas/ids';
import type { Composition } from '../scene/composition';
import { boxAt, type FieldBox } from './field-box';
import { StagePicture } from './painting/stage-picture';
import { durationOf, Playback, type PlayerState, sceneIndexAt } from './playback';
import type { SceneFallbackOf } from './scene-fallback';
import { Soundtrack } from './sound/soundtrack';
import { createPlayerStage } from './stage';
import { frameAt, secondsAt } from './timeline';

export type { FieldBox } from './field-box';
export type { PlayerState } from './playback';

/** Container of the player, and its start. */
export interface PlayerOptions {
  /** Filled by the player; the picture keeps its shape in it. Where its height is left open, it follows the width. */
  readonly container: HTMLElement;
  /** Description for people who do not see it. */
  readonly label: string;
  /** Plays as soon as it can, unless the user prefers reduced motion. Default false. */
  readonly autoplay?: boolean;
  /** Default false. */
  readonly loop?: boolean;
  /** Default false. */
  readonly muted?: boolean;
  /** 0 to 1. Default 1. */
  readonly volume?: number;
  /** Stills for videos that are not open yet, and for scenes that cannot be painted. Default: none. */
  readonly fallbackOf?: SceneFallbackOf;
}

/** Fastest speed of `Player.shuttle`, in both directions. */
const MAX_SPEED = 8;

/** Events of a player. */
export interface PlayerEvents {
  /** Another frame is on show. */
  time: { readonly seconds: number; readonly frame: number };
  state: PlayerState;
  /** New speed: 1 at rest, negative backward. */
  speed: number;
  /** Another scene is on show; null: none. */
  scene: { readonly index: number; readonly ingredientId: number } | null;
  /** `playback_failed` or `template_invalid`. What can be shown goes on. */
  error: SpotreelError;
}

/** Plays a composition in a page. The audio clock decides which frame is on show. */
export interface Player {
  readonly on: Emitter<PlayerEvents>['on'];
  readonly state: PlayerState;
  /** Time of the frame on show; a multiple of 1/30. */
  readonly seconds: number;
  readonly durationSeconds: number;
  /** Seconds of the video per second, negative backward; 1 unless it shuttles. */
  readonly speed: number;
  /**
   * Shows another composition, or another version of it, at the same place in time or at `atSeconds`. Scenes whose `animation` is
   * the same object are kept.
   */
  setComposition(composition: Composition | null, atSeconds?: number): void;
  /** Renames the picture for screen readers. */
  setLabel(label: string): void;
  /**
   * From the place on show, or from the start at the end; before there is a composition, as soon as one can be shown. Call
   * it while a gesture of the user is handled, else browsers keep it silent.
   */
  play(): Promise<void>;
  /** Plays one scene and stops at its last frame; with `setLoop` it begins again. Another version of it plays on. */
  playScene(index: number): Promise<void>;
  /**
   * Plays from the place on show at a speed of -8 to 8; values outside are clamped, and 0 pauses. A negative speed plays backward
   * and stops at the first frame. Other speeds than 1 have no sound, and videos behind the scenes keep their frame.
   * `play` and `pause` go back to speed 1. Does nothing before there is a composition.
   */
  shuttle(speed: number): Promise<void>;
  /** Stops at the frame on show. */
  pause(): void;
  /** Goes to a time from the start; values outside the video are clamped. */
  seek(seconds: number): void;
  /** Sets repeating: at the end, the player begins again. */
  setLoop(isLooping: boolean): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** The volume is kept for when it is no longer muted. */
  setMuted(isMuted: boolean): void;
  /**
   * Painted positions of the texts and pictures of the scene on show, from back to front. Reads layout: not for every
   * frame of playing.
   */
  fieldBoxes(): readonly FieldBox[];
  /** True if the frame on show is painted, not a still in its place: only then are there boxes of fields. */
  readonly isExact: boolean;
  /** The frontmost text or picture at a point of the window. */
  fieldAt(clientX: number, clientY: number): FieldBox | undefined;
  /** The picture in the window. */
  pictureBox(): DOMRectReadOnly;
  /** Takes everything off the page. */
  destroy(): void;
}

/**
 * Fills `container` at once.
 *
 * @example
 * ```ts
 * import { type Composition, createPlayer } from '@spotreel/sdk';
 *
 * function show(composition: Composition, container: HTMLElement) {
 *   const player = createPlayer({ container, label: 'Spring sale' });
 *   player.setComposition(composition);
 *   player.on('time', ({ seconds }) => console.log(seconds));
 *   void player.play();
 * }
 * ```
 */
export function createPlayer(options: PlayerOptions): Player {
  return new PagePlayer(options);
}

class PagePlayer implements Player {
  readonly #events = createEmitter<PlayerEvents>();
  readonly #stage;
  readonly #soundtrack = new Soundtrack((error) => this.#events.emit('error', error));
  readonly #playback: Playback;
  readonly #picture: StagePicture;
  #sceneId: Id<'scene'> | undefined;
  #wantsAutoplay: boolean;
  #isDestroyed = false;

  constructor(options: PlayerOptions) {
    const { container, label, autoplay = false, loop = false, muted = false, volume = 1 } = options;
    this.#stage = createPlayerStage(container, label);
    this.#picture = new StagePicture(this.#stage.picture, {
      onError: (error) => this.#events.emit('error', error),
      fallbackOf: options.fallbackOf ?? (() => undefined),
    });
    this.#wantsAutoplay = autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#soundtrack.setVolume(volume);
    this.#soundtrack.setMuted(muted);
    this.#playback = new Playback({
      paint: (frame, playing) => this.#picture.show(frame, playing),
      prepare: () => this.#prepare(),
      startSound: (track, fromSeconds) => this.#soundtrack.start(track, fromSeconds),
      onState: (state) => this.#events.emit('state', state),
      onFrame: (frame) => this.#announce(frame),
      onSpeed: (speed) => this.#events.emit('speed', speed),
    });
    this.#playback.setLoop(loop);
  }

  get on() {
    return this.#events.on;
  }

  get state() {
    return this.#playback.state;
  }

  get seconds() {
    return secondsAt(this.#playback.frame);
  }

  get speed() {
    return this.#playback.speed;
  }

  get durationSeconds() {
    return durationOf(this.#playback.composition);
  }

  setComposition(composition: Composition | null, atSeconds?: number): void {
    const shown = composition?.scenes.length ? composition : undefined;
    if (shown) {
      this.#stage.setCanvas({ widthPx: shown.width, heightPx: shown.height });
      void this.#soundtrack.load(shown.audio);
    }
    this.#picture.setComposition(shown);
    this.#stage.picture.style.visibility = shown ? '' : 'hidden';
    this.#playback.setComposition(shown, atSeconds === undefined ? undefined : frameAt(atSeconds));
    this.#announceScene();
    if (!shown || this.state !== 'idle') return;
    this.#playback.open();
    void this.#picture.whenLoaded.then(() => this.#firstShown());
  }

  setLabel(label: string): void {
    this.#stage.setLabel(label);
  }

  play(): Promise<void> {
    this.#wantsAutoplay = !this.#playback.composition;
    this.#unlockSound();
    return this.#playback.play();
  }

  playScene(index: number): Promise<void> {
    this.#wantsAutoplay = false;
    this.#unlockSound();
    return this.#playback.playScene(index);
  }

  async shuttle(speed: number): Promise<void> {
    const clamped = Math.min(MAX_SPEED, Math.max(-MAX_SPEED, speed));
    if (!clamped) return this.pause();
    this.#wantsAutoplay = false;
    if (clamped === 1) this.#unlockSound();
    await this.#playback.shuttle(clamped);
  }

  pause(): void {
    this.#wantsAutoplay = false;
    this.#playback.pause();
  }

  seek(seconds: number): void {
    void this.#playback.seek(seconds);
  }

  setLoop(isLooping: boolean): void {
    this.#playback.setLoop(isLooping);
  }

  setVolume(volume: number): void {
    this.#soundtrack.setVolume(Math.min(1, Math.max(0, volume)));
  }

  setMuted(isMuted: boolean): void {
    this.#soundtrack.setMuted(isMuted);
  }

  fieldBoxes(): readonly FieldBox[] {
    return this.#picture.fields();
  }

  get isExact(): boolean {
    return this.#picture.isExact;
  }

  fieldAt(clientX: number, clientY: number): FieldBox | undefined {
    return boxAt(this.fieldBoxes(), clientX, clientY);
  }

  pictureBox(): DOMRectReadOnly {
    return this.#stage.picture.getBoundingClientRect();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#playback.destroy();
    this.#soundtrack.dispose();
    this.#picture.destroy();
    this.#stage.destroy();
    this.#events.clear();
  }

  async #prepare(): Promise<void> {
    const { composition } = this.#playback;
    await Promise.all([this.#picture.whenLoaded, this.#soundtrack.load(composition?.audio ?? [])]);
  }

  #firstShown(): void {
    if (this.#isDestroyed || !this.#playback.composition) return;
    if (this.#wantsAutoplay) void this.play();
    else this.#playback.opened();
  }

  #unlockSound(): void {
    const { composition } = this.#playback;
    if (!composition || composition.audio.length > 0) this.#soundtrack.unlock();
  }

  #announce(frame: number): void {
    this.#events.emit('time', { seconds: secondsAt(frame), frame });
    this.#announceScene();
  }

  #announceScene(): void {
    const { composition, frame } = this.#playback;
    const index = sceneIndexAt(composition, frame);
    const ingredientId = composition?.scenes[index]?.ingredientId;
    if (ingredientId === this.#sceneId) return;
    this.#sceneId = ingredientId;
    this.#events.emit('scene', ingredientId === undefined ? null : { index, ingredientId });
  }
}
