/**
 * The music of a composition over Web Audio: samples decoded once, scheduled on the audio clock so that each begins
 * exactly where the last one's bars end, their reverb ringing on, faded at the end.
 */
import type { AudioSegment, Composition } from '../scene/composition';

export interface Sound {
  /** Decodes what the composition needs. A sample that cannot be decoded is silent. */
  load(composition: Composition): Promise<void>;
  /** Starts at a time of the composition; returns what the audio clock says at that moment. */
  start(composition: Composition, fromSeconds: number): number;
  stop(): void;
  /** Seconds of the audio clock. */
  now(): number;
  /** Browsers let sound begin only after the user has done something. */
  resume(): Promise<void>;
  setVolume(volume: number): void;
  destroy(): void;
}

/** A moment ahead, so that the first sample is not late. */
const LEAD_SECONDS = 0.06;
/** Cut sounds get a ramp of this length: no click. */
const RAMP_SECONDS = 0.008;

export function createSound(): Sound {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const volume = context.createGain();
  volume.connect(context.destination);
  const buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  const decoded = new Map<string, AudioBuffer>();
  let output: GainNode | undefined;

  async function decode(src: string): Promise<AudioBuffer | undefined> {
    try {
      const response = await fetch(src);
      if (!response.ok) return undefined;
      const buffer = await context.decodeAudioData(await response.arrayBuffer());
      decoded.set(src, buffer);
      return buffer;
    } catch {
      return undefined;
    }
  }

  return {
    async load({ audio }) {
      await Promise.all(
        audio.map(({ src }) => {
          const known = buffers.get(src) ?? decode(src);
          buffers.set(src, known);
          return known;
        }),
      );
    },
    start(composition, fromSeconds) {
      const startedAt = context.currentTime + LEAD_SECONDS;
      output = context.createGain();
      output.connect(volume);
      for (const segment of composition.audio) {
        const buffer = decoded.get(segment.src);
        if (buffer) schedule(context, output, buffer, segment, startedAt, fromSeconds);
      }
      fade(output, composition, startedAt, fromSeconds);
      return startedAt;
    },
    stop() {
      if (!output) return;
      const ending = output;
      ending.gain.cancelScheduledValues(context.currentTime);
      ending.gain.setTargetAtTime(0, context.currentTime, RAMP_SECONDS / 3);
      setTimeout(() => ending.disconnect(), 60);
      output = undefined;
    },
    now: () => context.currentTime,
    resume: () => context.resume(),
    setVolume: (level) => volume.gain.setTargetAtTime(level, context.currentTime, RAMP_SECONDS),
    destroy() {
      output?.disconnect();
      void context.close();
    },
  };
}

function schedule(
  context: AudioContext,
  output: AudioNode,
  buffer: AudioBuffer,
  segment: AudioSegment,
  startedAt: number,
  fromSeconds: number,
): void {
  // decoders that ignore gapless data deliver more than the file holds: the padding stands in front
  const contentSeconds = segment.contentSamples / segment.sampleRate;
  const hasPadding = buffer.duration > contentSeconds + 1 / segment.sampleRate;
  const lead = hasPadding ? segment.leadInSamples / segment.sampleRate : 0;
  const late = Math.max(0, fromSeconds - segment.startSeconds);
  if (late >= contentSeconds) return;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(output);
  source.start(startedAt + Math.max(0, segment.startSeconds - fromSeconds), lead + late, contentSeconds - late);
}

function fade(
  output: GainNode,
  { durationFrames, fps, audioFadeSeconds }: Composition,
  startedAt: number,
  fromSeconds: number,
): void {
  const end = startedAt + durationFrames / fps - fromSeconds;
  const from = Math.max(startedAt, end - Math.max(RAMP_SECONDS, audioFadeSeconds));
  output.gain.setValueAtTime(1, from);
  output.gain.linearRampToValueAtTime(0, Math.max(from, end));
}
