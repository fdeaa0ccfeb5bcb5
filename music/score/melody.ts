import { type Note, pitchOf } from './note';
import { meter } from './pattern';

/**
 * 'A4:1 B4:.5 r:.5 | D5:2!': pitch and beats, r rests, '!' is louder and ',' softer. Notes sound for `legato` of their
 * length.
 */
export function melody(text: string, velocity: number, legato = 0.96): Note[] {
  const notes: Note[] = [];
  let beat = 0;
  for (const token of text.split(/[\s|]+/).filter(Boolean)) {
    const [name = '', rest = '1'] = token.split(':');
    const beats = Number.parseFloat(rest);
    const stress = rest.endsWith('!') ? 1.14 : rest.endsWith(',') ? 0.8 : 1;
    if (name !== 'r') {
      const loud = Math.min(126, velocity * stress * (0.5 + meter(beat) / 2));
      notes.push({ beat, length: beats * legato, pitch: pitchOf(name), velocity: loud });
    }
    beat += beats;
  }
  return notes;
}
