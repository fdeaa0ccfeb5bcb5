import { describe, expect, test } from 'vitest';
import { problems, rating } from './rating-survey';

describe('a survey that could not run', () => {
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

  test('takes loops: running one is the engine’s matter', () => {
    const logic = [{ condition: 'lessThan', value: '3', destination: 'stars' }];
    expect(problems({ questions: [{ ...rating, logic }] })).toEqual({});
  });
});
