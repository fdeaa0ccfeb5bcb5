import { expect, test } from 'vitest';
import { chosenSource } from '../../../../../elements/react/account/batch/source-choice';
import type { Recipe } from '../../../../../sdk/contract/library/library';

const style = (id: number, ...orientation: string[]) => ({ id, orientation });
const recipes = [
  { id: 1, templateFamilies: [style(11, 'landscape', 'portrait'), style(12, 'square')] },
  { id: 2, templateFamilies: [style(21, 'portrait')] },
] as unknown as readonly Recipe[];
const sources = { recipes, videos: [] };

test('what is not chosen is the first that there is', () => {
  expect(chosenSource({}, sources)).toEqual({ templateFamilyId: 11, ratio: 'landscape' });
  expect(chosenSource({ recipeId: 2, ratio: 'landscape' }, sources)).toEqual({
    templateFamilyId: 21,
    ratio: 'portrait',
  });
});

test('a style of an address is found in its recipe', () => {
  expect(chosenSource({ templateFamilyId: 12 }, sources)).toEqual({ templateFamilyId: 12, ratio: 'square' });
});

test('a video is one even where the list does not reach it; without videos there is none', () => {
  expect(chosenSource({ kind: 'video', projectId: 7 }, sources)).toEqual({ projectId: 7 });
  expect(chosenSource({ kind: 'video' }, sources)).toBeUndefined();
});
