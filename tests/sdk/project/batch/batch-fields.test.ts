import { expect, test } from 'vitest';
import { batchFields } from '../../../../sdk/project/batch/batch-fields';
import { fields, scene, template } from './fixtures';

test('fields are named by their scene where a name occurs more than once', () => {
  expect(fields.map(({ label }) => label).slice(0, 4)).toEqual([
    'Headline (scene 1)',
    'Website (scene 1)',
    'Logo (scene 1)',
    'Accent color (scene 1)',
  ]);
  expect(batchFields([scene(7)], () => template).map(({ label }) => label)).toEqual([
    'Headline',
    'Website',
    'Logo',
    'Accent color',
  ]);
});

test('two fields of one name in one scene have different labels', () => {
  const twice = { ...template, texts: template.texts.flatMap((field) => [field, { ...field, innerReference: 'b' }]) };
  const labels = batchFields([scene(1)], () => twice).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('fields come in the order of the video, with what the scene has', () => {
  const first = scene(9, { order: 0, texts: [{ id: 'headline', value: 'Mine' }] });
  const [field] = batchFields([scene(2, { order: 1 }), first], () => template);
  expect(field).toMatchObject({ key: '9.text.headline', value: 'Mine', maxLength: 20 });
});

test('a scene whose template is gone has no fields', () => {
  expect(batchFields([scene(1)], () => undefined)).toEqual([]);
});
