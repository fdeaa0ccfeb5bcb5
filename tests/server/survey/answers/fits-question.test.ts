import { expect, test } from 'vitest';
import type { SurveyQuestion } from '../../../../sdk/contract/surveys/question';
import type { Answer } from '../../../../sdk/contract/surveys/response';
import { fitsQuestion } from '../../../../server/survey/answers/fits-question';

const rules = { environmentId: 'shop', formerChoices: { multi: ['Plum'], picture: ['old'] } };
const common = { headline: '?', required: false };
const fruits = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Pear' },
];
const other = { id: 'other', label: 'Else' };
const ends = { lowerLabel: '', upperLabel: '' };
const pictures = [
  { id: 'logo', imageUrl: '/logo.svg' },
  { id: 'cat', imageUrl: '/cat.svg' },
];

const questions = {
  text: { ...common, id: 'text', type: 'openText', inputType: 'email' },
  number: { ...common, id: 'number', type: 'openText', inputType: 'number' },
  nps: { ...common, id: 'nps', type: 'nps', ...ends },
  rating: { ...common, id: 'rating', type: 'rating', scale: 'star', range: 5, ...ends },
  cta: { ...common, id: 'cta', type: 'cta', buttonExternal: false },
  consent: { ...common, id: 'consent', type: 'consent', label: 'Yes' },
  single: { ...common, id: 'single', type: 'multipleChoiceSingle', choices: fruits },
  open: { ...common, id: 'open', type: 'multipleChoiceSingle', choices: [...fruits, other] },
  multi: { ...common, id: 'multi', type: 'multipleChoiceMulti', choices: fruits },
  picture: { ...common, id: 'picture', type: 'pictureSelection', allowMulti: false, choices: pictures },
  file: { ...common, id: 'file', type: 'fileUpload', allowMultipleFiles: true },
} as const satisfies Record<string, SurveyQuestion>;

const file = (environment: string) => `http://spotreel.test/storage/${environment}/private/c1--note.txt`;

/** What published clients send, their quirks among it. */
const fitting: [keyof typeof questions, Answer][] = [
  ['text', 'not an address, but sent past the check by Enter'],
  ['text', ''],
  ['number', '12'],
  ['number', 12],
  ['nps', 0],
  ['nps', 10],
  ['rating', 5],
  ['cta', 'clicked'],
  ['cta', 'dismissed'],
  ['cta', ''],
  ['consent', 'accepted'],
  ['consent', 'dismissed'],
  ['single', 'Pear'],
  ['open', 'typed'],
  ['multi', ['Apple', 'Pear', '']],
  ['multi', ['Plum']],
  ['multi', []],
  ['picture', ['logo']],
  ['picture', ['old']],
  ['file', [file('shop')]],
  ['file', 'skipped'],
];

test.each(fitting)('%s takes %j', (name, answer) => {
  expect(fitsQuestion(questions[name], answer, rules)).toBe(true);
});

const refused: [keyof typeof questions, Answer][] = [
  ['text', 5],
  ['text', ['a']],
  ['nps', 11],
  ['nps', -1],
  ['nps', '7'],
  ['nps', 7.5],
  ['rating', 99],
  ['rating', 0],
  ['cta', 'bought'],
  ['cta', 1],
  ['consent', 'yes'],
  ['single', 'Plum'],
  ['single', ['Pear']],
  ['multi', ['Apple', 'Fig']],
  ['multi', 'Apple'],
  ['picture', ['dog']],
  ['picture', ['logo', 'cat']],
  ['file', [file('elsewhere')]],
  ['file', ['https://evil.test/x.exe']],
];

test.each(refused)('%s does not take %j', (name, answer) => {
  expect(fitsQuestion(questions[name], answer, rules)).toBe(false);
});
