import { expect, test } from 'vitest';
import { sampleTextCount, sampleTexts } from '../../../sdk/project/sample-texts';
import { context, ingredientTemplate, launchProject } from './launch-project';

const template = ingredientTemplate(11);

test('a text counts as a sample until somebody writes something else, even nothing', () => {
  expect(sampleTextCount(template, { texts: {} })).toBe(2);
  expect(sampleTextCount(template, { texts: { headline: 'Your headline' } })).toBe(2);
  expect(sampleTextCount(template, { texts: { headline: 'Ours', body: '' } })).toBe(0);
});

test('scenes without samples, and those that are gone, are left out', () => {
  expect(sampleTexts(launchProject, context)).toEqual({ 1: 1, 2: 2 });
  const gone = { ...context, templates: new Map([[11, template]]) };
  expect(sampleTexts(launchProject, gone)).toEqual({ 1: 1 });
});
