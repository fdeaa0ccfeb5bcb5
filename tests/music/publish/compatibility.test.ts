import { describe, expect, it, test } from 'vitest';
import { musicKitSources } from '../../../library/music/kits';
import { idOf, piecesOf } from '../../../music/kits/kit-score';
import { kitScores } from '../../../music/kits/kit-scores';
import { compatibilityMap, ratingOf } from '../../../music/publish/compatibility';
import { kitSection, singleHit } from '../../../music/score/arrange';
import type { Role } from '../../../music/score/section';

describe.each(kitScores)('$name', (score) => {
  const kit = musicKitSources.find(({ id }) => id === score.id);
  const pieces = piecesOf(score);

  it('is published as it is written', () => {
    const { slug, name, description, bpm, moods } = score;
    expect(kit).toMatchObject({ slug, name, description, bpm, moods });
    expect(kit?.samples.length).toBe(pieces.length + 1);
  });

  it.each(pieces)('$name: length, flags and map', (one) => {
    const sample = kit?.samples.find(({ id }) => id === idOf(score, one));
    const { slug, bars, flags } = one;
    expect(sample).toMatchObject({ slug, bars, flags });
    expect(sample?.compatibilityMap).toEqual(compatibilityMap(one, score.sections, (next) => idOf(score, next)));
  });

  it('plays on every channel, and only on channels of its band, within each section', () => {
    const played = new Set(score.sections.flatMap(({ parts }) => Object.keys(parts)));
    expect([...played].sort()).toEqual(Object.keys(score.band).sort());
    for (const { bars, parts } of pieces) {
      for (const { notes } of Object.values(parts)) {
        expect(notes.filter(({ beat, pitch }) => beat < 0 || beat >= bars * 4 || !Number.isInteger(pitch))).toEqual([]);
      }
    }
  });
});

describe('a rating', () => {
  const piece = (role: Role, chords: string, energy: readonly [number, number], lifts = false) =>
    kitSection({ slug: role, name: role, role, energy, lifts }, 1, chords, singleHit('kick', 0, 90, 4));

  test('is perfect where form, cadence and energy agree', () => {
    expect(ratingOf(piece('build', 'G', [3, 4], true), piece('chorus', 'C', [4, 4]))).toBe(10);
    expect(ratingOf(piece('verse', 'F', [2, 2]), piece('chorus', 'C', [3, 4]))).toBe(10);
  });

  test('is weak where a lift falls into a hole', () => {
    expect(ratingOf(piece('build', 'F#', [3, 4], true), piece('break', 'C', [1, 1]))).toBe(1);
  });

  test('of a section with itself is never perfect', () => {
    const verse = piece('verse', 'C', [2, 2]);
    expect(ratingOf(verse, verse)).toBe(5);
  });

  test('is not given where a piece does not go on like that', () => {
    expect(ratingOf(piece('build', 'G', [3, 4], true), piece('verse', 'C', [4, 4]))).toBe(0);
    expect(ratingOf(piece('outro', 'G', [3, 1]), piece('verse', 'C', [2, 2]))).toBe(0);
  });
});
