import { describe, expect, it } from 'vitest';
import { fitQuotedField, inQuotationMarks } from '../../../../../server/assistant/planner/writing/quotation-marks';

const QUOTE = 'They built our kitchen in two weeks. They left no dust behind.';
const IN_MARKS = '“We only ever came here to sleep.”';
const NOTHING = new Set<string>();

function fitted(sample: string, maxLength: number, candidates: readonly string[] = [QUOTE]): string | null {
  const spoken = { quote: QUOTE, language: 'en' } as const;
  return fitQuotedField(candidates, { sample, maxLength }, spoken, 'a brief', NOTHING);
}

describe('quotation marks', () => {
  it.each([
    ['en', '“Gut”'],
    ['de', '„Gut“'],
    ['fr', '«\u202fGut\u202f»'],
    ['es', '«Gut»'],
    ['pt', '“Gut”'],
    ['ja', '「Gut」'],
    ['ar', '”Gut“'],
  ] as const)('are those of the language: %s', (language, expected) => {
    expect(inQuotationMarks('Gut', language)).toBe(expected);
  });

  it('are put around the words of a customer where the sample has some', () => {
    expect(fitted(IN_MARKS, 100)).toBe(`“${QUOTE}”`);
  });

  it('are left out where the design draws them, and around what no customer said', () => {
    expect(fitted('We only ever came here to sleep.', 100)).toBe(QUOTE);
    expect(fitted(IN_MARKS, 100, ['Built in two weeks.'])).toBe('Built in two weeks.');
  });

  it('count, and stay around words that are cut', () => {
    expect(fitted(IN_MARKS, QUOTE.length + 2)).toBe(`“${QUOTE}”`);
    expect(fitted(IN_MARKS, QUOTE.length + 1)).toBe('“They built our kitchen in two weeks.”');
    expect(fitted(IN_MARKS, 5)).toBeNull();
  });
});
