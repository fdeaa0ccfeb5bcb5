import { expect, test } from 'vitest';
import type { BuiltIngredient } from '../../../../sdk/contract/library-manifest';
import { fieldFindings } from '../../../../server/render/project-check/field-findings';
import { manifest } from '../../fixtures/library';

const built = manifest().recipes[0]?.families[0]?.ingredients[0] as BuiltIngredient;
const of = (texts: Readonly<Record<string, string>>, kind: 'video' | 'image' = 'video', over: object = {}) => {
  const scene = {
    template: built.id,
    ingredient: 7,
    order: 0,
    texts: Object.entries(texts).map(([id, value]) => ({ id, value })),
    images: [{ id: 'picture', value: 1 }],
    colors: [],
  };
  return fieldFindings({ scene, built: { ...built, ...over }, number: 3 }, kind);
};

test('counts the characters beyond the limit as people see them', () => {
  const [finding] = of({ headline: '👍'.repeat(22), company: 'Ours' });
  expect(finding).toEqual({
    code: 'text_too_long',
    severity: 'error',
    message: '“Headline” in scene 3 has 2 characters too many. It takes 20.',
    ingredient: 7,
    scene: 3,
    field: 'headline',
  });
});

test('a field that is empty in the template may stay empty', () => {
  const texts = built.texts.map((field) => ({ ...field, defaultValue: '' }));
  expect(of({ headline: '', company: 'Ours' }, 'video', { texts })).toEqual([]);
});

test('a scene must last as long as its words are read; a picture stays', () => {
  const words = { headline: 'Twenty letters here!', company: 'x'.repeat(40) };
  const short = { durationSeconds: 2 };
  expect(of(words, 'video', short)).toMatchObject([{ code: 'reading_time', field: null }]);
  expect(of(words, 'video', short)[0]?.message).toBe('Scene 3 lasts 2 seconds. People need 3.5 to read it. Shorten its texts.');
  expect(of(words, 'image', short)).toEqual([]);
  expect(of(words)).toEqual([]);
});
