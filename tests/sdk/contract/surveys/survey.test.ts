import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONDITIONS_OF } from '../../../../sdk/contract/surveys/conditions';
import { surveyDraft } from '../../../../sdk/contract/surveys/survey';
import { problems, rating } from './rating-survey';

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

  test('knows conditions for each of the nine types', () => {
    expect(Object.keys(CONDITIONS_OF)).toHaveLength(9);
  });
});
