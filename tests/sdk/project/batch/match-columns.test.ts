import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchColumns, similarity } from '../../../../sdk/project/batch/match-columns';
import { fields } from './fixtures';

const matched = (...columns: string[]) => Object.fromEntries(matchColumns(columns, fields));

describe('a column', () => {
  test('with a data field fills it once in every scene, whatever its name', () => {
    const twice = fields.flatMap((field) =>
      field.dataField === 'WEBSITE' ? [field, { ...field, key: `${field.key}-2` }] : [field],
    );
    const matches = matchColumns(['Adresse', 'Headline'], twice, ['WEBSITE', null]);
    expect(Object.fromEntries(matches)).toEqual({
      '1.text.site': { column: 0, isGuess: false },
      '2.text.site': { column: 0, isGuess: false },
      '1.text.headline': { column: 1, isGuess: false },
    });
  });

  test('fills the field that it is named after, whatever its case and signs', () => {
    expect(matched('HEADLINE (Scene 2)')).toEqual({ '2.text.headline': { column: 0, isGuess: false } });
    expect(matched('headline__scene-1')).toEqual({ '1.text.headline': { column: 0, isGuess: false } });
  });

  test('of a fact of the brand fills it in every scene', () => {
    expect(matched('Wébsite')).toEqual({
      '1.text.site': { column: 0, isGuess: false },
      '2.text.site': { column: 0, isGuess: false },
    });
  });

  test('with the name of fields in several scenes fills the first; the next one of that name the second', () => {
    expect(matched('Headline')).toEqual({ '1.text.headline': { column: 0, isGuess: false } });
    expect(matched('Headline', 'Headline')).toMatchObject({
      '1.text.headline': { column: 0 },
      '2.text.headline': { column: 1 },
    });
  });

  test('with a similar name is suggested', () => {
    expect(matched('Head line text')).toEqual({ '1.text.headline': { column: 0, isGuess: true } });
    expect(matched('Accent colour')['1.color.accent']).toEqual({ column: 0, isGuess: true });
  });

  test('that has nothing in common with a field, or no name, fills none', () => {
    expect(matched('Price', '', '!!')).toEqual({});
  });
});

test('whatever the columns are, a guess is made once for a column, and an exact name is no guess', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 20 }), fc.nat(3), (others, at) => {
      const columns = [...others.slice(0, at), 'Logo (scene 2)', ...others.slice(at)];
      const matches = matchColumns(columns, fields);
      const guessed = [...matches.values()].flatMap(({ column, isGuess }) => (isGuess ? column : []));
      expect(new Set(guessed).size).toBe(guessed.length);
      expect(matches.get('2.image.logo')?.isGuess).toBe(false);
      for (const { column } of matches.values()) expect(columns[column]).toBeDefined();
    }),
  );
});

test('similarity is the same in both directions, 1 for the same name and never above', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(similarity(a, b)).toBe(similarity(b, a));
      expect(similarity(a, b)).toBeLessThanOrEqual(1);
    }),
  );
  expect(similarity('headline', 'headline')).toBe(1);
});
