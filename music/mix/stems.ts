/** A channel alone: what it plays in every section of the kit, dry. */
import { humanize } from '../score/humanize';
import type { Note } from '../score/note';
import { BEATS_PER_BAR } from '../score/note';
import type { ScoreSection } from '../score/section';
import { SAMPLE_RATE, type Stereo, silence, slice } from '../sound/pcm';
import { createRandom } from '../sound/random';
import type { SoundfontPlayer } from '../soundfont/fluidsynth';
import { midiFile } from '../soundfont/midi-file';
import { hzOf } from '../voices/voice';
import type { Channel, Source } from './channel';

/** Time that an ending may ring on before it is cut. */
export const TAIL_SECONDS = 2.2;
/** The same of what others follow: the next section covers the rest. */
const COVERED_TAIL_SECONDS = 1.7;
const OUTRO_FLAG = 2;

export function contentSamples({ bars }: ScoreSection, bpm: number): number {
  return Math.round(((bars * BEATS_PER_BAR * 60) / bpm) * SAMPLE_RATE);
}

export function fullSamples(section: ScoreSection, bpm: number): number {
  const tailSeconds = (section.flags & OUTRO_FLAG) === 0 ? COVERED_TAIL_SECONDS : TAIL_SECONDS;
  return contentSamples(section, bpm) + Math.round(tailSeconds * SAMPLE_RATE);
}

/** One stem a section, in order. */
export function stems(
  name: string,
  channel: Channel,
  sections: readonly ScoreSection[],
  bpm: number,
  player: SoundfontPlayer,
): Stereo[] {
  const scores = sections.map((section) => {
    const notes = [...(section.parts[name]?.notes ?? [])].sort((a, b) => a.beat - b.beat);
    return humanize(notes, bpm, createRandom(`${name} ${section.slug}`));
  });
  const { source } = channel;
  if (source.kind === 'soundfont') return played(source, scores, sections, bpm, player);
  return sections.map((section, i) => {
    const out = silence(fullSamples(section, bpm));
    const random = createRandom(`sound ${name} ${section.slug}`);
    for (const note of scores[i] ?? []) source.voice(out, toneOf(note, bpm), random);
    return out;
  });
}

function toneOf(note: Note, bpm: number) {
  const beatSeconds = 60 / bpm;
  return {
    startSample: Math.round(note.beat * beatSeconds * SAMPLE_RATE),
    seconds: note.length * beatSeconds,
    hz: hzOf(note.pitch),
    pitch: note.pitch,
    strength: (note.velocity / 127) ** 1.5,
  };
}

/** All sections on one long tape with room between them, so that the synthesizer starts only once. */
function played(
  { instrument, advanceMs }: Extract<Source, { kind: 'soundfont' }>,
  scores: readonly (readonly Note[])[],
  sections: readonly ScoreSection[],
  bpm: number,
  player: SoundfontPlayer,
): Stereo[] {
  const gapBeats = Math.ceil(((TAIL_SECONDS + 2) * bpm) / 60);
  const starts: number[] = [];
  let end = 4;
  for (const { bars } of sections) {
    starts.push(end);
    end += bars * BEATS_PER_BAR + gapBeats;
  }
  const earlyMs = (pitch: number) => (typeof advanceMs === 'number' ? advanceMs : advanceMs(pitch));
  const longestMs = Math.max(...scores.flat().map(({ pitch }) => earlyMs(pitch)));
  const tape = scores.flatMap((notes, i) =>
    notes.map((note) => {
      const lateMs = longestMs - earlyMs(note.pitch);
      return { ...note, beat: note.beat + (starts[i] ?? 0) + (lateMs * bpm) / 60_000 };
    }),
  );
  if (tape.length === 0) return sections.map((section) => silence(fullSamples(section, bpm)));
  const sound = player.play(midiFile(tape, bpm, instrument, end));
  return sections.map((section, i) => {
    const from = Math.round((((starts[i] ?? 0) * 60) / bpm + longestMs / 1000) * SAMPLE_RATE);
    return slice(sound, from, from + fullSamples(section, bpm));
  });
}
