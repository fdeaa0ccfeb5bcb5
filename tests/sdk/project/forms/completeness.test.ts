import { expect, test } from 'vitest';
import { COMPLETENESS_FLAGS, projectCompleteness } from '../../../../sdk/project/forms/completeness';

const { incompleteFields, incompleteImages, incompleteTexts } = COMPLETENESS_FLAGS;
const fields = {
  texts: [
    { innerReference: 'headline', defaultValue: 'Your headline' },
    { innerReference: 'note', defaultValue: '' },
  ],
  images: [{ innerReference: 'picture' }, { innerReference: 'logo' }],
};
const scene = (texts: Readonly<Record<string, string>>, images = {}, confirmed: readonly string[] = []) => ({
  fields,
  values: { texts, images },
  confirmed: new Set(confirmed),
});
const FILLED = { picture: 1, logo: 2 };

test('a project has the bits of its scenes, and how many parts are missing', () => {
  expect(projectCompleteness([scene({ headline: 'Ours' }, FILLED)])).toEqual({ flags: 0, texts: 0, images: 0 });
  const found = projectCompleteness([scene({ headline: ' ' }, { logo: 2 }), scene({}, FILLED)]);
  expect(found).toEqual({ flags: incompleteFields | incompleteImages | incompleteTexts, texts: 2, images: 1 });
});

test('a sample that a person confirmed is not missing', () => {
  expect(projectCompleteness([scene({}, FILLED, ['headline'])]).texts).toBe(0);
});
