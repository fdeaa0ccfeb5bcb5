import { describe, expect, it } from 'vitest';
import { fuzzyMatch } from '../../../../../elements/react/editor/command-palette/fuzzy-match';

const ranked = (query: string, ...texts: string[]) =>
  texts
    .flatMap((text) => {
      const match = fuzzyMatch(query, text);
      return match ? [{ text, score: match.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);

describe('a fuzzy match', () => {
  it('needs all letters in their order', () => {
    expect(fuzzyMatch('rdnr', 'Render')).toBeUndefined();
    expect(fuzzyMatch('rndr', 'Render')?.positions).toEqual([0, 2, 3, 5]);
    expect(fuzzyMatch('', 'Render')).toEqual({ score: 0, positions: [] });
  });

  it('finds beginnings of words before letters inside them', () => {
    expect(ranked('ns', 'Instagram', 'Next scene')).toEqual(['Next scene', 'Instagram']);
    expect(fuzzyMatch('gs', 'Go to scene')?.positions).toEqual([0, 6]);
  });

  it('finds what stands in one piece first', () => {
    expect(ranked('scene', 'Some central engine', 'Duplicate scene')).toEqual([
      'Duplicate scene',
      'Some central engine',
    ]);
    expect(ranked('head', 'Edit: Subhead', 'Edit: Headline')).toEqual(['Edit: Headline', 'Edit: Subhead']);
    expect(fuzzyMatch('head', 'Edit: Subhead, Headline')?.positions).toEqual([15, 16, 17, 18]);
  });

  it('prefers the shorter of two', () => {
    expect(ranked('undo', 'Undo everything', 'Undo')).toEqual(['Undo', 'Undo everything']);
  });

  it('takes letters with and without accents as the same, and spaces as nothing', () => {
    expect(fuzzyMatch('uber', 'Über uns')?.positions).toEqual([0, 1, 2, 3]);
    expect(fuzzyMatch('Überuns', 'uber uns')).toBeDefined();
    expect(fuzzyMatch('next   sc', 'Next scene')).toBeDefined();
    expect(fuzzyMatch('fi', '🎬 Film')?.positions).toEqual([3, 4]);
  });

  it('ends quickly where letters repeat', () => {
    const started = performance.now();
    expect(fuzzyMatch(`${'a'.repeat(40)}b`, 'a '.repeat(500))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(100);
  });
});
