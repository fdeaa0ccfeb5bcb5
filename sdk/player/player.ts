/**
 * Plays a composition in the browser. The audio clock is the master when there is sound, the page's clock otherwise;
 * pictures follow it, snapped to whole frames, so that what is seen at a time is what the renderer paints for it.
 */
import { createEmitter } from '../base/emitter';
import { messageOf, SpotreelError } from '../base/errors';
import { type Composition, FRAMES_PER_SECOND } from '../scene/composition';
import { createSound, type Sound } from './sound';
import { createStage } from './stage';

export type PlayerState = 'empty' | 'loading' | 'paused' | 'playing' | 'ended';

export interface PlayerEvents {
  /** Seconds; at most once a frame of the page. */
  time: number;
  state: PlayerState;
  error: SpotreelError;
}

export interface PlayerOptions {
  /** The canvas fills it; it must be positioned and have the composition's shape. */
  readonly container: HTMLElement;
}

export interface Player {
  readonly state: PlayerState;
  /** Seconds. */
  readonly time: number;
  on: ReturnType<typeof createEmitter<PlayerEvents>>['on'];
  /** Keeps the position, and plays on if it was playing. Null empties the stage. */
  setComposition(composition: Composition | null): void;
  /** Call it from a click or a key: browsers allow sound only then. */
  play(): Promise<void>;
  /** Plays from `fromSeconds` and pauses at `toSeconds`. */
  playRange(fromSeconds: number, toSeconds: number): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setMuted(muted: boolean): void;
  destroy(): void;
}

export function createPlayer({ container }: PlayerOptions): Player {
  const events = createEmitter<PlayerEvents>();
  const stage = createStage(container);
  let sound: Sound | undefined;
  let composition: Composition | null = null;
  let state: PlayerState = 'empty';
  let time = 0;
  let stopAt = Number.POSITIVE_INFINITY;
  let isMuted = false;
  let ticket = 0;
  let request = 0;
  /** Clock reading at which time 0 of the composition would be. */
  let zero = 0;

  const clock = () => sound?.now() ?? performance.now() / 1000;
  const duration = () => (composition ? composition.durationFrames / FRAMES_PER_SECOND : 0);

  function setState(next: PlayerState): void {
    if (next === state) return;
    state = next;
    events.emit('state', next);
  }

  function setTime(seconds: number): void {
    time = seconds;
    events.emit('time', seconds);
  }

  function paint(): Promise<void> {
    const last = Math.max(0, (composition?.durationFrames ?? 1) - 1);
    // a hair early, so that 1.9999 s is frame 60
    const frame = Math.min(last, Math.floor(time * FRAMES_PER_SECOND + 1e-3));
    return stage.show(frame, state === 'playing').catch((thrown: unknown) => {
      const cause =
        thrown instanceof SpotreelError
          ? thrown
          : new SpotreelError('playback_failed', messageOf(thrown), { cause: thrown });
      events.emit('error', cause);
    });
  }

  function tick(): void {
    if (state !== 'playing') return;
    const end = Math.min(duration(), stopAt);
    const now = Math.max(time, Math.min(end, clock() - zero));
    setTime(now);
    if (now >= end) {
      finish(end);
      return;
    }
    void paint();
    request = requestAnimationFrame(tick);
  }

  function finish(end: number): void {
    halt();
    setState(end >= duration() ? 'ended' : 'paused');
    void paint();
  }

  function halt(): void {
    ticket++;
    cancelAnimationFrame(request);
    sound?.stop();
    stopAt = Number.POSITIVE_INFINITY;
  }

  async function start(): Promise<void> {
    if (!composition) return;
    const own = ++ticket;
    setState('loading');
    if (composition.audio.length > 0) {
      sound ??= createSound();
      sound.setVolume(isMuted ? 0 : 1);
      await Promise.all([sound.resume(), sound.load(composition)]);
    }
    await paint();
    if (own !== ticket || !composition) return;
    const startedAt = composition.audio.length > 0 ? (sound?.start(composition, time) ?? clock()) : clock();
    zero = startedAt - time;
    setState('playing');
    request = requestAnimationFrame(tick);
  }

  return {
    get state() {
      return state;
    },
    get time() {
      return time;
    },
    on: events.on,
    setComposition(next) {
      const wasPlaying = state === 'playing' || state === 'loading';
      const music = audioKey(composition);
      composition = next;
      if (!next) {
        halt();
        setState('empty');
        return;
      }
      stage.setComposition(next);
      if (time > duration()) setTime(duration());
      if (state === 'empty') setState('paused');
      if (wasPlaying && audioKey(next) !== music) {
        halt();
        void start();
      } else void paint();
    },
    async play() {
      if (!composition || state === 'playing' || state === 'loading') return;
      if (state === 'ended' || time >= duration()) setTime(0);
      await start();
    },
    async playRange(fromSeconds, toSeconds) {
      halt();
      setTime(fromSeconds);
      const playing = start();
      stopAt = toSeconds;
      await playing;
    },
    pause() {
      if (state !== 'playing' && state !== 'loading') return;
      halt();
      setState('paused');
      void paint();
    },
    seek(seconds) {
      const wasPlaying = state === 'playing' || state === 'loading';
      halt();
      setTime(Math.min(duration(), Math.max(0, seconds)));
      if (wasPlaying) {
        void start();
        return;
      }
      if (state === 'ended') setState('paused');
      void paint();
    },
    setMuted(muted) {
      isMuted = muted;
      sound?.setVolume(muted ? 0 : 1);
    },
    destroy() {
      halt();
      stage.destroy();
      sound?.destroy();
      events.clear();
    },
  };
}

function audioKey(composition: Composition | null): string {
  return JSON.stringify(composition?.audio.map(({ src, startSeconds }) => [src, startSeconds]) ?? []);
}
