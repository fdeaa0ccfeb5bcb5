import { expect, test } from 'vitest';
import { isSampleText, sampleParts, samplePartsOf } from '../../../../sdk/project/forms/sample-parts';
import { context, ingredientTemplate, launchProject } from '../launch-project';

const { fields } = ingredientTemplate(11);
const NONE = new Set<string>();
const of = (texts: Readonly<Record<string, string>>, images = {}, confirmed = NONE) =>
  samplePartsOf(fields, { texts, images }, confirmed);

test('a text counts as a sample until somebody writes something else, even nothing', () => {
  expect(of({}).texts).toBe(2);
  expect(of({ headline: 'Your headline' }).texts).toBe(2);
  expect(of({ headline: 'Ours', body: '' }).texts).toBe(0);
});

test('a text that somebody confirmed is no sample, although it equals the template', () => {
  expect(of({ headline: 'Your headline' }, {}, new Set(['headline'])).texts).toBe(1);
});

test('an image counts as a sample until one is chosen', () => {
  const all = fields.images.length;
  const [first] = fields.images;
  expect(all).toBeGreaterThan(0);
  expect(of({}).images).toBe(all);
  expect(of({}, { [first?.innerReference ?? '']: 1 }).images).toBe(all - 1);
});

test.each(['€4', '50%', '24/7', '4.50 EUR', '10:00', '12 oz', 'CHF 40'])(
  '%s may be meant: it is no sample',
  (value) => {
    expect(isSampleText({ innerReference: 'price', defaultValue: value }, value, NONE)).toBe(false);
  },
);

test.each(['Your headline', 'Opening May 4', '+49 30 123456', 'Jo', '12 Main Street'])('%s is a sample', (value) => {
  expect(isSampleText({ innerReference: 'text', defaultValue: value }, value, NONE)).toBe(true);
});

test('scenes without samples, and those that are gone, are left out', () => {
  const found = sampleParts(launchProject, context, []);
  expect(Object.entries(found).map(([id, { texts }]) => [id, texts])).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
  const gone = { ...context, templates: new Map([[11, ingredientTemplate(11)]]) };
  expect(Object.keys(sampleParts(launchProject, gone, []))).toEqual(['1']);
});
