import type { BatchBase } from '@spotreel/sdk/internal/contract';
import { expect, test } from 'vitest';
import { scenesOfFields } from '../../../../../elements/react/account/batch/scenes-of-fields';

const scene = (ingredient: number, order: number) => ({
  template: 1,
  ingredient,
  order,
  texts: [],
  images: [],
  colors: [],
});
const field = (ingredient: number, key: string) => ({
  key,
  label: key,
  name: key,
  kind: 'text' as const,
  ingredient,
  reference: key,
  dataField: null,
  maxLength: 40,
  value: '',
});

test('scenes are numbered in the order of the video; those without fields are left out', () => {
  const base: Pick<BatchBase, 'scenes' | 'fields'> = {
    scenes: [scene(7, 2), scene(8, 0), scene(9, 1)],
    fields: [field(7, 'a'), field(8, 'b'), field(7, 'c')],
  };
  expect(scenesOfFields(base).map(({ number, fields }) => [number, fields.map(({ key }) => key)])).toEqual([
    [1, ['b']],
    [3, ['a', 'c']],
  ]);
});
