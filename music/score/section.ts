import type { ChordSpan } from './harmony';
import type { Note } from './note';

/** Role of a section in the form of a piece; the compatibility map is reasoned from it. */
export type Role = 'intro' | 'verse' | 'build' | 'chorus' | 'break' | 'bridge' | 'turn' | 'fill' | 'outro' | 'sting';

/** Points `[beat, dB]`, straight between them, flat outside. */
export type Ride = readonly (readonly [beat: number, gainDb: number])[];

export interface Part {
  readonly notes: readonly Note[];
  /** Moves of the fader during the section. */
  readonly ride?: Ride;
}

export interface ScoreSection {
  readonly slug: string;
  readonly name: string;
  readonly role: Role;
  readonly bars: number;
  /** Bits: intro 1, outro 2, intro fade-in 4, outro fade-out 8. */
  readonly flags: number;
  /** 1 (bare) to 5 (all in), where it begins and where it ends. */
  readonly energy: readonly [first: number, last: number];
  /** It ends with a fill or a rise that asks for something bigger. */
  readonly lifts?: boolean;
  readonly harmony: readonly ChordSpan[];
  /** By the name of the channel in the kit's band. */
  readonly parts: Readonly<Record<string, Part>>;
  /** The whole section fades in or out over these beats. */
  readonly fade?: { readonly direction: 'in' | 'out'; readonly beats: number };
  /** Default -14. */
  readonly loudnessLufs?: number;
}
