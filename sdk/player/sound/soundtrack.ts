/** Plays the music of a composition, sample-accurately, and is the clock that the picture follows. */
import type { SpotreelError } from '../../base/errors';
import type { AudioSegment } from '../../scene/composition';
import { DecodedSamples } from './decoded-samples';
import type { RunningClock } from './running-clock';
import { type LevelPoint, leadInOf, planSound, type Track } from './sound-plan';

/** Everything is scheduled this far ahead, so that the first sample starts on time. */
const HEAD_START_SECONDS = 0.05;
/** A context that has not started by then will not without a gesture of the user. */
const RESUME_PATIENCE_MS = 300;
const STOP_SECONDS = 0.02;

export class Soundtrack {
  readonly #samples: DecodedSamples;
  #context: AudioContext | undefined;
  #output: GainNode | undefined;
  #volume = 1;
  #isMuted = false;

  constructor(onError: (error: SpotreelError) => void) {
    this.#samples = new DecodedSamples(onError);
  }

  load(audio: readonly AudioSegment[]): Promise<void> {
    return this.#samples.load(audio);
  }

  /** Call it while a gesture of the user is handled: browsers let sound out only then. */
  unlock(): void {
    const { context } = this.#open();
    if (context.state === 'suspended') void context.resume().catch(() => {});
  }

  /** Undefined when there is nothing to hear, or the browser lets no sound out. */
  async start(track: Track, fromSeconds: number): Promise<RunningClock | undefined> {
    if (!track.audio.some((segment) => this.#samples.get(segment))) return undefined;
    const { context, output } = this.#open();
    if (context.state !== 'running') {
      const patience = new Promise((resolve) => setTimeout(resolve, RESUME_PATIENCE_MS));
      await Promise.race([context.resume().catch(() => {}), patience]);
    }
    if ((context.state as AudioContextState) !== 'running') return undefined;
    return this.#play(track, fromSeconds, context, output);
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#applyLevel();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#applyLevel();
  }

  dispose(): void {
    void this.#context?.close().catch(() => {});
    this.#context = undefined;
    this.#output = undefined;
  }

  #play(track: Track, fromSeconds: number, context: AudioContext, output: GainNode): RunningClock {
    const plan = planSound(track, fromSeconds);
    const startsAt = context.currentTime + HEAD_START_SECONDS;
    const fade = shaped(plan.levels, startsAt, context, output);
    const sources = plan.sounds.flatMap(({ segment, delaySeconds, offsetSeconds, durationSeconds, levels }) => {
      const buffer = this.#samples.get(segment);
      if (!buffer) return [];
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(levels.length > 0 ? shaped(levels, startsAt, context, fade) : fade);
      const offset = leadInOf(segment, buffer.duration) + offsetSeconds;
      source.start(startsAt + delaySeconds, offset, durationSeconds);
      return [source];
    });
    return {
      seconds: () => fromSeconds + Math.max(0, context.currentTime - (context.outputLatency || 0) - startsAt),
      stop: () => silence(sources, fade, context),
    };
  }

  #open(): { context: AudioContext; output: GainNode } {
    const context = this.#context ?? new AudioContext();
    const output = this.#output ?? context.createGain();
    if (!this.#output) output.connect(context.destination);
    this.#context = context;
    this.#output = output;
    this.#applyLevel();
    return { context, output };
  }

  #applyLevel(): void {
    const level = this.#isMuted ? 0 : this.#volume;
    if (this.#output && this.#context) this.#output.gain.setTargetAtTime(level, this.#context.currentTime, 0.01);
  }
}

/** A gain on the way to `output`, which follows the levels. */
function shaped(levels: readonly LevelPoint[], startsAt: number, context: AudioContext, output: AudioNode): GainNode {
  const shape = context.createGain();
  const [first, ...others] = levels;
  if (first) shape.gain.setValueAtTime(first.level, startsAt + first.delaySeconds);
  for (const { delaySeconds, level } of others) shape.gain.linearRampToValueAtTime(level, startsAt + delaySeconds);
  shape.connect(output);
  return shape;
}

/** Ends within a few milliseconds, without a click. */
function silence(sources: readonly AudioBufferSourceNode[], fade: GainNode, context: AudioContext): void {
  if (context.state === 'closed') return;
  const now = context.currentTime;
  fade.gain.cancelScheduledValues(now);
  fade.gain.setTargetAtTime(0, now, STOP_SECONDS / 4);
  for (const source of sources) source.stop(now + STOP_SECONDS);
}
