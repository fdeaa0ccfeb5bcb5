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

  test('refuses choices, triggers and hidden fields that are there twice', () => {
    const choices = ['a', 'b', 'a'].map((id) => ({ id, label: id }));
    const asked = { id: 'color', type: 'multipleChoiceSingle', headline: 'Which?', required: true, choices };
    expect(problems({ questions: [rating, asked], triggers: ['go', 'come', 'go'] })).toEqual({
      'questions.1.choices.2.id': 'Already used',
      'triggers.2': 'Already used',
    });
    expect(problems({ hiddenFields: { enabled: true, fieldIds: ['plan', 'seats', 'plan'] } })).toEqual({
      'hiddenFields.fieldIds.2': 'Already used',
    });
  });

  test('takes rules without a condition or a destination: they are unfinished', () => {
    const logic = [{}, { condition: 'equals', destination: 'end' }];
    expect(problems({ questions: [{ ...rating, logic }] })).toEqual({});
  });

  test('takes ids of letters, digits, hyphens and underscores', () => {
    const BAD = { 'questions.0.id': 'An id of letters, digits, - and _' };
    for (const id of ['a', 'A-1_b', 'x'.repeat(64)]) expect(problems({ questions: [{ ...rating, id }] })).toEqual({});
    for (const id of ['', 'a b', 'ä', 'x'.repeat(65)])
      expect(problems({ questions: [{ ...rating, id }] })).toEqual(BAD);
  });

  test('takes pictures of the web and of the own server', () => {
    const problemOf = (imageUrl: string) => problems({ questions: [{ ...rating, imageUrl }] })['questions.0.imageUrl'];
    for (const url of ['https://a.example/b.png', '/media/1.png']) expect(problemOf(url)).toBeUndefined();
    for (const url of ['//a.example/b.png', 'javascript:alert(1)', 'media/1.png', ' /media/1.png'])
      expect(problemOf(url)).toBe('Not a link with http(s), nor a path');
  });

  test('takes links of a call with http(s) alone, or none yet', () => {
    const problemsOf = (buttonUrl: string) =>
      Object.keys(problems({ questions: [{ id: 'c', type: 'cta', headline: 'Go', required: false, buttonUrl }] }));
    expect([problemsOf('https://a.example/'), problemsOf('')]).toEqual([[], []]);
    expect(problemsOf('mailto:a@b.example')).toEqual(['questions.0.buttonUrl']);
  });

  test('asks for what each type of question cannot be without', () => {
    const of = (question: object) =>
      problems({ questions: [{ id: 'q', headline: 'What?', required: true, ...question }] });
    expect(of({ type: 'openText', headline: '' })).toEqual({ 'questions.0.headline': 'A headline is needed' });
    for (const type of ['multipleChoiceSingle', 'multipleChoiceMulti'])
      expect(of({ type, choices: [] })).toEqual({ 'questions.0.choices': 'At least one choice is needed' });
    expect(of({ type: 'pictureSelection', choices: [] })).toEqual({
      'questions.0.choices': 'At least one picture is needed',
    });
    expect(of({ type: 'matrix' })).toHaveProperty('questions.0.type');
    expect(of({ type: 'fileUpload', maxSizeInMB: 1025 })).toHaveProperty('questions.0.maxSizeInMB');
  });

  test('takes loops: running one is the engine’s matter', () => {
    const logic = [{ condition: 'lessThan', value: '3', destination: 'stars' }];
    expect(problems({ questions: [{ ...rating, logic }] })).toEqual({});
  });

  test('knows conditions for each of the nine types', () => {
    expect(Object.keys(CONDITIONS_OF)).toHaveLength(9);
  });
});
