import { describe, expect, it } from 'vitest';
import { surveyQuestion } from '../../../../sdk/contract/surveys/question';
import { readQuestions } from '../../../../sdk/survey/reading/read-questions';
import { QUESTION_TYPES, question } from '../questions';

const ids = (value: unknown) => readQuestions(value).map(({ id }) => id);
const destinations = (value: unknown) => readQuestions(value).map(({ logic }) => logic?.map((one) => one.destination));

describe('questions', () => {
  it.each(QUESTION_TYPES)('of the type %s stay as they are', (type) => {
    const whole = {
      ...question(type),
      subheader: 'More',
      imageUrl: '/a.png',
      buttonLabel: 'Go',
      backButtonLabel: 'Back',
    };
    const logic = [{ condition: 'skipped', value: 'x', destination: 'end' }];
    expect(surveyQuestion.parse({ ...whole })).toEqual(whole);
    expect(readQuestions([{ ...whole, logic }])).toEqual([{ ...whole, logic }]);
  });

  it('that are drafts are stepped over, also by rules', () => {
    const asked = [
      question('nps', { id: 'a', logic: [{ condition: 'submitted', destination: 'b' }] }),
      question('nps', { id: 'b', isDraft: true }),
      question('nps', { id: 'c', isDraft: false }),
    ];
    expect(ids(asked)).toEqual(['a', 'c']);
    expect(destinations(asked)[0]).toEqual(['c']);
  });

  const noChoices = [{ id: 'x' }, 'y', { label: 'Z' }] as never;
  it.each([
    ['a type of a newer service', { ...question('nps'), type: 'matrix' }],
    ['the name of a property for its type', { ...question('nps'), type: 'constructor' }],
    ['a range that no rating has', question('rating', { range: 6 as 5 })],
    ['choices without ids or labels', question('multipleChoiceSingle', { choices: noChoices })],
    ['no choices', question('multipleChoiceMulti', { choices: [] })],
    ['no pictures', question('pictureSelection', { choices: [] })],
    ['pictures without addresses', question('pictureSelection', { choices: [{ id: 'x', label: 'X' }] as never })],
    ['no id', question('nps', { id: '' })],
    ['the id of the end', question('nps', { id: 'end' })],
    ['nothing', null],
    ['a text', 'b'],
  ])('with %s are stepped over', (_, value) => {
    expect(ids([value, question('nps', { id: 'a' })])).toEqual(['a']);
  });

  it('keep the choices that can be shown', () => {
    const choices = [{ id: 'x', label: 'X' }, { id: 'y' }, null, { label: 'Z' }] as never;
    expect(readQuestions([question('multipleChoiceSingle', { choices })])).toMatchObject([{ choices: [{ id: 'x' }] }]);
  });

  it('with an id that is taken are stepped over, and what is no list has none', () => {
    expect(ids([question('nps', { id: 'a' }), question('openText', { id: 'a' })])).toEqual(['a']);
    expect([ids(undefined), ids({ length: 3 })]).toEqual([[], []]);
  });

  it('that rules lead to but that cannot be shown hand on to what follows', () => {
    const to = (destination: string) => [{ condition: 'submitted', destination }] as const;
    const unknown = (id: string) => ({ id, type: 'matrix' });
    const questions = [
      question('nps', { id: 'a', logic: [...to('x1'), ...to('x3'), ...to('c'), ...to('end'), ...to('gone')] }),
      unknown('x1'),
      unknown('x2'),
      question('nps', { id: 'c' }),
      unknown('x3'),
    ];
    expect(destinations(questions)).toEqual([['c', 'end', 'c', 'end', 'gone'], []]);
  });

  it('lose texts and rules that are none', () => {
    const odd = {
      ...question('openText'),
      headline: 7,
      subheader: {},
      buttonLabel: null,
      required: 'yes',
      inputType: 3,
    };
    const [read] = readQuestions([
      { ...odd, logic: [null, { value: [1] }, { value: ['x', 1] }, { destination: 5 }, { destination: '' }] },
    ]);
    expect(read).toEqual({
      id: 'q',
      type: 'openText',
      headline: '',
      required: false,
      inputType: 'text',
      logic: [{ destination: undefined }, { destination: undefined }],
    });
  });
});
