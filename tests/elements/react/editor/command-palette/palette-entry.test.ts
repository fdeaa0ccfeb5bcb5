import { expect, test } from 'vitest';
import { findEntries, type PaletteEntry } from '../../../../../elements/react/editor/command-palette/palette-entry';

const entry = (id: string, label: string, group: string, isDisabled = false): PaletteEntry => ({
  id,
  label,
  group,
  isDisabled,
  run: () => {},
});
const entries = [
  entry('undo', 'Undo', 'Editing', true),
  entry('next', 'Next scene', 'Scenes'),
  entry('add', 'Add scene', 'Scenes'),
  entry('field', 'Edit: Headline', 'Fields'),
];
const words = { recent: 'Recent', onlyWhenAsked: 'Fields' };
const shown = (query: string, recent: string[] = []) =>
  findEntries(entries, query, recent, words).map(({ heading, found }) => [
    heading,
    ...found.map((found) => found.entry.id),
  ]);

test('without a query what was used last stands first, and fields are left out', () => {
  expect(shown('', ['add', 'gone'])).toEqual([
    ['Recent', 'add'],
    ['Scenes', 'next'],
  ]);
  expect(shown('', ['field'])[0]).toEqual(['Recent', 'field']);
});

test('a query finds fields too, and what is not possible last', () => {
  expect(shown('edit headline')).toEqual([[undefined, 'field']]);
  expect(shown('ed')[0]?.at(-1)).not.toBe('undo');
  expect(shown('n')[0]?.at(-1)).toBe('undo');
  expect(shown('zzz')).toEqual([]);
});

test('of two that match alike the one used last is first', () => {
  expect(shown('scene', ['add'])[0]?.slice(1, 3)).toEqual(['add', 'next']);
});
