export interface Envelope {
  /** Seconds. */
  readonly attack: number;
  readonly decay: number;
  /** Level held after the decay, 0 to 1. */
  readonly sustain: number;
  readonly release: number;
}

/** Level `t` seconds after the start of a note of `held` seconds: linear attack, exponential decay and release. */
export function levelAt({ attack, decay, sustain, release }: Envelope, t: number, held: number): number {
  const pressed = (at: number) =>
    at < attack ? at / attack : sustain + (1 - sustain) * Math.exp((-4 * (at - attack)) / decay);
  return t < held ? pressed(t) : pressed(held) * Math.exp((-5 * (t - held)) / release);
}
