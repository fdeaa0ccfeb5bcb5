import { expect, test } from 'vitest';
import { automaticName, isAutomaticName, type NamedScene } from '../../../sdk/project/automatic-name';

const fields = [
  { innerReference: 'kicker', defaultValue: 'New' },
  { innerReference: 'headline', defaultValue: 'Your headline' },
];
const scene = (texts: Readonly<Record<string, string>>): NamedScene => ({ fields, texts });
const nameOf = (...scenes: NamedScene[]) => automaticName(scenes, 'Food and drink');

test('a project is called as its recipe until its headline is edited', () => {
  expect(nameOf()).toBe('Food and drink');
  expect(nameOf(scene({}))).toBe('Food and drink');
  expect(nameOf(scene({ headline: 'Your headline', kicker: 'Mine' }))).toBe('Food and drink');
  expect(nameOf(scene({ headline: ' ' }))).toBe('Food and drink');
});

test('then it is called as the headline of its first scene that has one', () => {
  const without = { fields: fields.slice(0, 1), texts: { kicker: 'Mine' } };
  expect(nameOf(without, scene({ headline: 'We open\non  Saturday ' }), scene({ headline: 'Later' }))).toBe(
    'We open on Saturday',
  );
});

test('a long headline is cut to what a name takes', () => {
  const name = nameOf(scene({ headline: '👍'.repeat(300) }));
  expect([...name]).toHaveLength(120);
  expect(name.endsWith('…')).toBe(true);
});

test('the name of the recipe and that of the headline are automatic, no other one is', () => {
  const scenes = [scene({ headline: 'We open' })];
  const automatic = ['Food and drink', 'We open', 'Mine'].map((name) =>
    isAutomaticName(name, scenes, 'Food and drink'),
  );
  expect(automatic).toEqual([true, true, false]);
});
