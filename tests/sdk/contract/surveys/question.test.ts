import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { surveyQuestion } from '../../../../sdk/contract/surveys/question';
import { QUESTION_TYPES, question } from '../../survey/questions';
import { problems, rating } from './rating-survey';

describe('a question', () => {
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

  test.each(QUESTION_TYPES)('of the type %s keeps its fields, and loses others', (type) => {
    expect(z.parse(surveyQuestion, { ...question(type), mood: 'calm' })).toEqual(question(type));
  });

  test('has what most authors want where they say nothing', () => {
    const common = { id: 'q', headline: 'What?', required: false };
    const read = (more: object) => z.parse(surveyQuestion, { ...common, ...more });
    expect(read({ type: 'openText' })).toEqual({ ...common, type: 'openText', inputType: 'text' });
    expect(read({ type: 'fileUpload' })).toEqual({ ...common, type: 'fileUpload', allowMultipleFiles: false });
    expect(read({ type: 'nps' })).toEqual({ ...common, type: 'nps', lowerLabel: '', upperLabel: '' });
    expect(read({ type: 'cta' })).toEqual({ ...common, type: 'cta', buttonExternal: false });
    const choices = [{ id: 'p', imageUrl: '/p.png' }];
    expect(read({ type: 'pictureSelection', choices })).toMatchObject({ allowMulti: false, choices });
  });

  test('takes what can be chosen, and nothing else', () => {
    const taken = (more: object) =>
      z.safeParse(surveyQuestion, { id: 'q', headline: 'What?', required: true, ...more }).success;
    const all = (name: string, values: readonly unknown[], more: object) =>
      values.map((value) => taken({ ...more, [name]: value }));
    const yes = (values: readonly unknown[]) => values.map(() => true);
    const inputs = ['text', 'email', 'url', 'number', 'phone'];
    const orders = ['none', 'all', 'exceptLast'];
    const choice = { type: 'multipleChoiceMulti', choices: [{ id: 'a', label: 'A' }] };
    expect(all('inputType', inputs, { type: 'openText' })).toEqual(yes(inputs));
    expect(all('shuffleOption', orders, choice)).toEqual(yes(orders));
    expect(all('scale', ['number', 'smiley', 'star'], question('rating'))).toEqual([true, true, true]);
    expect(all('range', [3, 4, 5, 7, 10, 6, 2], question('rating'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([taken({ type: 'openText', inputType: '' }), taken({ ...choice, shuffleOption: '' })]).toEqual([
      false,
      false,
    ]);
    expect(taken({ ...question('rating'), scale: '' })).toBe(false);
  });
});
