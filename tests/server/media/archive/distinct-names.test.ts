import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctNames } from '../../../../server/media/archive/distinct-names';

test('files of one name are numbered, also where case does not count', () => {
  expect(distinctNames(['a.mp4', 'A.mp4', 'b.mp4', 'a.mp4'])).toEqual(['a.mp4', 'A (2).mp4', 'b.mp4', 'a (3).mp4']);
});

test('no two files have one name', () => {
  const name = fc.constantFrom('a', 'A', 'a (2)', 'a (3)', 'b').map((text) => `${text}.mp4`);
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const distinct = distinctNames(names).map((text) => text.toLowerCase());
      expect(new Set(distinct).size).toBe(names.length);
    }),
  );
});
