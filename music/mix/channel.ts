import type { Instrument } from '../soundfont/midi-file';
import type { Voice } from '../voices/voice';
import type { EchoTime } from './echo';
import type { Insert } from './inserts';
import type { Room } from './reverb';

/** Milliseconds that an instrument takes to speak; by MIDI number where low notes take longer. */
export type Advance = number | ((pitch: number) => number);

export type Source =
  | {
      readonly kind: 'soundfont';
      readonly instrument: Instrument;
      /** It is played that much early. */
      readonly advanceMs: Advance;
    }
  | { readonly kind: 'synth'; readonly voice: Voice };

export interface Channel {
  readonly source: Source;
  /** Loudness of the channel alone, in LUFS over all that it plays in the kit: the balance of the mix. */
  readonly level: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** They see a sound of -18 LUFS. */
  readonly inserts?: readonly Insert[];
  /** Sends in dB; absent is off. */
  readonly room?: number;
  readonly hall?: number;
  readonly echo?: number;
  /** Depth in dB by which the kick pushes this channel down. */
  readonly duck?: number;
}

export type Band = Readonly<Record<string, Channel>>;

export interface Spaces {
  readonly room: Room;
  readonly hall: Room;
  readonly echo: EchoTime;
}
