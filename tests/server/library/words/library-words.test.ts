import { expect, test } from 'vitest';
import { createLibraryWords } from '../../../../server/library/words/library-words';

const words = createLibraryWords({
  words: { de: { Headline: 'Überschrift', 'Step {n}': 'Schritt {n}', 'Step 3': 'Letzter Schritt' } },
});

test.each([
  ['de', 'Headline', 'Überschrift'],
  ['de', 'Step 12', 'Schritt 12'],
  ['de', 'Step 3', 'Letzter Schritt'],
  ['de', 'Unknown', 'Unknown'],
  ['en', 'Headline', 'Headline'],
  ['fr', 'Headline', 'Headline'],
])('in %s, "%s" is "%s"', (language, text, expected) => {
  expect(words.in(language)(text)).toBe(expected);
});

test('a library that was built before it had words says its texts as they are', () => {
  expect(createLibraryWords({}).in('de')('Headline')).toBe('Headline');
});
