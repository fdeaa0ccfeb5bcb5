/** Runs a composition through time: asks the clock, paints when the frame changes, knows where to stop. */
import type { Id } from '../contract/schemas/ids';
import { type CompiledScene, type Composition, FRAMES_PER_SECOND } from '../scene/composition';
import type { Playing } from './painting/stage-picture';
import { type RunningClock, startTimerClock } from './sound/running-clock';
import { soundsAlike, type Track } from './sound/sound-plan';
import { frameAt, secondsAt, shownSceneAt } from './timeline';

/** `loading`: wants to play and waits for pictures or sound. */
export type PlayerState = 'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'ended';

export interface PlaybackPorts {
  /** Rests at the frame, or plays from it by a clock. */
  readonly paint: (frame: number, playing: Playing | undefined) => void;
  /** Settles when everything at the current frame can be seen and the music heard. */
  readonly prepare: () => Promise<unknown>;
  readonly startSound: (track: Track, fromSeconds: number) => Promise<RunningClock | undefined>;
  readonly onState: (state: PlayerState) => void;
  readonly onFrame: (frame: number) => void;
  readonly onSpeed: (speed: number) => void;
}

/** Frames from one to before another. */
interface FrameRange {
  readonly start: number;
  readonly end: number;
}

export class Playback {
  readonly #ports: PlaybackPorts;
  #composition: Composition | undefined;
  #state: PlayerState = 'idle';
  /** `loading` since the composition came, not since the user wants to play. */
  #isOpening = false;
  #frame = 0;
  /** Played scene; undefined for all. */
  #sceneId: Id<'scene'> | undefined;
  #isLooping = false;
  /** Seconds of the composition per second; negative: backward. 1 at rest. */
  #speed = 1;
  #clock: RunningClock | undefined;
  #handle = 0;
  /** Grows with every start and stop: what was begun before is out of date. */
  #run = 0;

  constructor(ports: PlaybackPorts) {
    this.#ports = ports;
  }

  get state(): PlayerState {
    return this.#state;
  }

  get frame(): number {
    return this.#frame;
  }

  get speed(): number {
    return this.#speed;
  }

  get composition(): Composition | undefined {
    return this.#composition;
  }

  setLoop(isLooping: boolean): void {
    this.#isLooping = isLooping;
  }

  /**
   * Stays at its place as far as the new one reaches, or goes to `at`, a frame; music that changed goes on there. A scene that
   * plays alone does so in the new one, if it is there.
   */
  setComposition(composition: Composition | undefined, at?: number): void {
    const before = this.#composition;
    this.#composition = composition;
    if (!this.#scene) this.#sceneId = undefined;
    if (!composition?.scenes.length) {
      this.#stop();
      this.#setSpeed(1);
      this.#frame = 0;
      this.#isOpening = false;
      this.#setState('idle');
      return;
    }
    const { start, end } = this.#bounds();
    const frame = Math.min(end - 1, Math.max(start, at ?? this.#frame));
    const isMoved = frame !== this.#frame;
    if (isMoved) this.#moveTo(frame);
    else this.#paint();
    const isOff = isMoved || (before && !soundsAlike(before, composition));
    if (this.#state === 'playing' && before && isOff) void this.#restart();
  }

  /** The composition is shown for the first time and not all of it is there. */
  open(): void {
    this.#isOpening = true;
    this.#setState('loading');
  }

  /** All of it is there. */
  opened(): void {
    if (this.#isOpening) this.#setState('ready');
    this.#isOpening = false;
  }

  async play(): Promise<void> {
    if (!this.#composition || (this.#state === 'playing' && this.#speed === 1)) return;
    await this.#startAt(1);
  }

  /** Another speed than 1 is silent. Backward from the first frame there is nothing to play. */
  async shuttle(speed: number): Promise<void> {
    if (!this.#composition || (this.#state === 'playing' && this.#speed === speed)) return;
    this.#sceneId = undefined;
    if (speed < 0 && this.#frame === 0) this.pause();
    else await this.#startAt(speed);
  }

  async playScene(index: number): Promise<void> {
    const scene = this.#composition?.scenes[index];
    if (!scene) return;
    this.#stop();
    this.#setSpeed(1);
    this.#sceneId = scene.ingredientId;
    this.#moveTo(scene.startFrame);
    await this.#start();
  }

  pause(): void {
    const isActive = this.#state === 'playing' || this.#state === 'loading';
    this.#stop();
    this.#setSpeed(1);
    if (!isActive || !this.#composition) return;
    this.#setState('paused');
    this.#paint();
  }

  async seek(seconds: number): Promise<void> {
    if (!this.#composition) return;
    this.#sceneId = undefined;
    const last = this.#composition.durationFrames - 1;
    if (this.#state === 'playing') this.#halt(); // its clock is at another place
    this.#moveTo(Math.min(last, Math.max(0, frameAt(seconds))));
    if (this.#state === 'playing') await this.#restart();
    else if (this.#state === 'ended') this.#setState('paused');
  }

  destroy(): void {
    this.#stop();
  }

  /** From the frame on show; forward from the last one, from the start. What plays already goes on at the new speed. */
  async #startAt(speed: number): Promise<void> {
    const { start, end } = this.#bounds();
    if (speed > 0 && this.#frame >= end - 1) this.#moveTo(start);
    this.#setSpeed(speed);
    if (this.#state !== 'playing') return this.#start();
    this.#halt();
    this.#paint(); // the painter's clock has the old speed
    await this.#restart();
  }

  async #start(): Promise<void> {
    const run = ++this.#run;
    this.#isOpening = false;
    this.#setState('loading');
    await this.#ports.prepare();
    if (run === this.#run) await this.#runClock(run);
  }

  /** From the current frame, without a pause in between. */
  async #restart(): Promise<void> {
    const run = ++this.#run;
    this.#halt();
    await this.#runClock(run);
  }

  async #runClock(run: number): Promise<void> {
    if (!this.#composition) return;
    const from = secondsAt(this.#frame);
    const sound = this.#speed === 1 ? await this.#ports.startSound(this.#composition, from) : undefined;
    const clock = sound ?? startTimerClock(from, this.#speed);
    if (run !== this.#run) return clock.stop();
    this.#clock = clock;
    this.#setState('playing');
    this.#paint();
    this.#handle = requestAnimationFrame(() => this.#tick());
  }

  #tick(): void {
    const frame = frameAt(this.#clock?.seconds() ?? 0);
    if (frame >= this.#bounds().end || frame < 0) this.#finish();
    else {
      if (frame !== this.#frame) this.#moveTo(frame);
      this.#handle = requestAnimationFrame(() => this.#tick());
    }
  }

  #finish(): void {
    const { start, end } = this.#bounds();
    const isBackward = this.#speed < 0;
    if (this.#isLooping && !isBackward) {
      this.#halt();
      this.#moveTo(start);
      void this.#restart();
      return;
    }
    this.#stop();
    this.#setSpeed(1);
    const isPart = this.#sceneId !== undefined || isBackward;
    this.#sceneId = undefined;
    this.#setState(isPart ? 'paused' : 'ended');
    this.#moveTo(isBackward ? 0 : end - 1);
  }

  #bounds(): FrameRange {
    const { startFrame: start = 0, durationFrames = this.#composition?.durationFrames ?? 0 } = this.#scene ?? {};
    return { start, end: start + durationFrames };
  }

  get #scene(): CompiledScene | undefined {
    return this.#composition?.scenes.find(({ ingredientId }) => ingredientId === this.#sceneId);
  }

  #moveTo(frame: number): void {
    this.#frame = frame;
    this.#paint();
    this.#ports.onFrame(frame);
  }

  #paint(): void {
    const seconds = this.#state === 'playing' ? this.#clock?.seconds() : undefined;
    const playing = seconds === undefined ? undefined : { seconds, endFrame: this.#bounds().end, speed: this.#speed };
    this.#ports.paint(this.#frame, playing);
  }

  #stop(): void {
    this.#run++;
    this.#halt();
  }

  #halt(): void {
    cancelAnimationFrame(this.#handle);
    this.#clock?.stop();
    this.#clock = undefined;
  }

  #setSpeed(speed: number): void {
    if (speed === this.#speed) return;
    this.#speed = speed;
    this.#ports.onSpeed(speed);
  }

  #setState(state: PlayerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.onState(state);
  }
}

/** Index of the scene at a frame, -1 without scenes. */
export function sceneIndexAt(composition: Composition | undefined, frame: number): number {
  return composition ? (shownSceneAt(composition, frame)?.index ?? -1) : -1;
}

export function durationOf(composition: Composition | undefined): number {
  return (composition?.durationFrames ?? 0) / FRAMES_PER_SECOND;
}
