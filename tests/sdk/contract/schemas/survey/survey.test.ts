import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONDITIONS_OF } from '../../../../../sdk/contract/schemas/survey/conditions';
import { surveyDraft } from '../../../../../sdk/contract/schemas/survey/survey';

const rating = {
  id: 'stars',
  type: 'rating',
  headline: 'How was it?',
  required: true,
  scale: 'star',
  range: 5,
  lowerLabel: 'Bad',
  upperLabel: 'Good',
};

/** Field path -> message of what is wrong with a survey of these questions. */
function problems(change: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(surveyDraft, { name: 'A survey', questions: [rating], ...change });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a survey', () => {
  test('needs nothing but a name: everything else has a default', () => {
    const survey = z.parse(surveyDraft, { name: ' Feedback ' });
    expect(survey).toMatchObject({
      name: 'Feedback',
      status: 'draft',
      displayOption: 'displayOnce',
      welcomeCard: { timeToFinish: true },
    });
  });

  test('refuses what the rules of surveys refuse, with their words', () => {
    expect(problems({ productOverwrites: { brandColor: 'red' } })).toEqual({
      'productOverwrites.brandColor': 'Invalid color',
    });
    expect(problems({ redirectUrl: 'javascript:alert(1)' })).toHaveProperty('redirectUrl');
    expect(
      problems({ attributeFilters: [{ attributeClassId: 'Not One!', condition: 'equals', value: 'x' }] }),
    ).toHaveProperty('attributeFilters.0.attributeClassId');
    expect(problems({ questions: [{ ...rating, range: 6 }] })).toHaveProperty('questions.0.range');
  });

  test('takes short and long colors', () => {
    expect(problems({ productOverwrites: { brandColor: '#0AF', highlightBorderColor: '#00aaff' } })).toEqual({});
  });

  test('refuses ids that are used twice or reserved', () => {
    expect(problems({ questions: [rating, rating] })).toEqual({ 'questions.1.id': 'Already used' });
    for (const id of ['end', 'constructor', '__proto__']) {
      expect(problems({ questions: [{ ...rating, id }] })).toEqual({ 'questions.0.id': 'A reserved name' });
    }
    expect(problems({ hiddenFields: { enabled: true, fieldIds: ['stars'] } })).toEqual({
      'hiddenFields.fieldIds.0': 'Already used',
    });
  });

  test('refuses rules that lead nowhere and conditions of another type', () => {
    const logic = [{ condition: 'clicked', destination: 'nowhere' }];
    expect(problems({ questions: [{ ...rating, logic }] })).toEqual({
      'questions.0.logic.0.condition': "A rating question has no condition 'clicked'",
      'questions.0.logic.0.destination': 'There is no question with this ID',
    });
  });

  test('takes loops: running one is the engine’s matter', () => {
    const logic = [{ condition: 'lessThan', value: '3', destination: 'stars' }];
    expect(problems({ questions: [{ ...rating, logic }] })).toEqual({});
  });

  test('knows conditions for each of the nine types', () => {
    expect(Object.keys(CONDITIONS_OF)).toHaveLength(9);
  });
});
