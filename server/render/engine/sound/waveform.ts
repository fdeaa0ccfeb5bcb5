/** The waveform of sound that arrives in chunks: how loud it is over time, in a few numbers. */

/** Interleaved 32-bit floats of two channels. */
const BYTES_PER_SAMPLE = 8;
/** Samples at 48 kHz that one step covers: 10 ms. */
const STEP = 480;

/** Values of a finished waveform. */
export const WAVEFORM_VALUES = 600;

export class WaveformReader {
  /** Samples of each channel so far. */
  samples = 0;
  readonly #steps: number[] = [];
  #rest: Buffer = Buffer.alloc(0);

  /** Chunks end anywhere. */
  add(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % BYTES_PER_SAMPLE);
    this.#rest = Buffer.from(bytes.subarray(whole));
    const values = new Float32Array(new Uint8Array(bytes.subarray(0, whole)).buffer);
    for (let index = 0; index < values.length; index += 2) {
      const step = Math.floor(this.samples++ / STEP);
      const level = Math.max(Math.abs(values[index]!), Math.abs(values[index + 1]!));
      this.#steps[step] = Math.max(this.#steps[step] ?? 0, level);
    }
  }

  /** 0 to 1, the loudest is 1; none for silence. */
  peaks(): number[] {
    const steps = this.#steps;
    const loudest = steps.reduce((most, level) => Math.max(most, level), 0);
    if (loudest === 0) return [];
    const count = Math.min(WAVEFORM_VALUES, steps.length);
    return Array.from({ length: count }, (_, index) => {
      const from = Math.floor((index * steps.length) / count);
      const to = Math.max(from + 1, Math.floor(((index + 1) * steps.length) / count));
      return Math.round((Math.max(...steps.slice(from, to)) / loudest) * 100) / 100;
    });
  }
}
