import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedWords } from '../../../../server/library/search/sorted-words';

test('all words with a beginning, the word itself too, in order, whenever they came', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'é', '夏', '𝒜'), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(''));
  const words = fc.uniqueArray(word, { maxLength: 40 });
  fc.assert(
    fc.property(words, fc.nat(40), word, (list, early, start) => {
      const sorted = new SortedWords();
      for (const one of list.slice(0, early)) sorted.add(one);
      sorted.beginningWith(start);
      for (const one of list.slice(early)) sorted.add(one);
      expect(sorted.beginningWith(start)).toEqual(list.filter((one) => one.startsWith(start)).sort());
    }),
  );
});
