import { describe, expect, test } from 'vitest';
import { cutText, fitField } from '../../../../../server/assistant/planner/writing/fit-text';

const NONE = new Set<string>();

describe('fitField', () => {
  test('takes the first text that fits', () => {
    expect(fitField(['much too long', 'short'], { maxLength: 6, sample: '' }, '', NONE)).toBe('short');
  });

  test('refuses the sample unless the brief says the same', () => {
    const field = { maxLength: 20, sample: '€9' };
    expect(fitField(['€9'], field, 'Pizza €11', NONE)).toBeNull();
    expect(fitField(['€9'], field, 'Pizza €9', NONE)).toBe('€9');
  });

  test('prefers a text that no other field has', () => {
    expect(fitField(['one', 'two'], { maxLength: 9, sample: '' }, '', new Set(['one']))).toBe('two');
    expect(fitField(['one'], { maxLength: 9, sample: '' }, '', new Set(['one']))).toBe('one');
  });
});

describe('cutText', () => {
  test.each([
    ['Two words here. And a second sentence.', 20, 'Two words here.'],
    ['Oak tables, chairs and more', 16, 'Oak tables'],
    ['Made of oak and of steel', 16, 'Made of oak'],
    ['fits', 4, 'fits'],
  ])('%s within %i characters', (text, maxLength, expected) => {
    expect(cutText(text, maxLength)).toBe(expected);
  });
});
