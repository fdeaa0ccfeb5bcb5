import { expect, test } from 'vitest';
import { fieldFindings } from '../../../../sdk/scene/project-check/field-findings';
import type { CheckedScene } from '../../../../sdk/scene/project-check/finding';

const scene: CheckedScene = {
  id: 7,
  durationSeconds: 4,
  texts: [
    { innerReference: 'headline', defaultValue: 'Your headline', maxLength: 20 },
    { innerReference: 'price', defaultValue: '€4', maxLength: 40 },
  ],
  images: [{ innerReference: 'picture' }],
  values: { texts: { headline: 'Ours', price: '€4' }, images: { picture: 1 } },
  confirmed: new Set(),
};
const codesOf = (over: Partial<CheckedScene>, kind: 'video' | 'image' = 'video') =>
  fieldFindings({ ...scene, ...over }, kind).map(({ code, field }) => [code, field]);
const texts = (values: Readonly<Record<string, string>>) => ({ values: { texts: values, images: { picture: 1 } } });

test('a price that equals the sample is not named', () => {
  expect(codesOf({})).toEqual([]);
});

test('counts the characters beyond the limit as people see them', () => {
  expect(fieldFindings({ ...scene, ...texts({ headline: '👍'.repeat(22) }) }, 'video')).toEqual([
    { code: 'text_too_long', severity: 'error', sceneId: 7, field: 'headline', facts: { excess: 2, limit: 20 } },
  ]);
});

test('names sample texts and sample images, unless a person wants them', () => {
  expect(codesOf({ values: { texts: { headline: 'Your headline' }, images: {} } })).toEqual([
    ['text_sample', 'headline'],
    ['image_empty', 'picture'],
  ]);
  expect(codesOf({ ...texts({ headline: 'Your headline' }), confirmed: new Set(['headline']) })).toEqual([]);
});

test('a field that is empty in the template may stay empty', () => {
  expect(codesOf(texts({ headline: ' ' }))).toEqual([['text_empty', 'headline']]);
  const optional = scene.texts.map((field) => ({ ...field, defaultValue: '' }));
  expect(codesOf({ ...texts({}), texts: optional })).toEqual([]);
});

test('a scene must last as long as its words are read; an image stays', () => {
  const short = { ...texts({ headline: 'Twenty letters here!', price: 'x'.repeat(40) }), durationSeconds: 2 };
  const [finding] = fieldFindings({ ...scene, ...short }, 'video');
  expect(finding).toMatchObject({ code: 'reading_time', field: null, facts: { seconds: 2 } });
  expect(finding?.facts.neededSeconds).toBeGreaterThan(2);
  expect(codesOf(short, 'image')).toEqual([]);
});
