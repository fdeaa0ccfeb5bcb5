import { expect, it } from 'vitest';
import { firstShots } from '../../../../sdk/scene/pictures/first-shots';

const field = (innerReference: string, more: object = {}) => ({ innerReference, isAnimation: false, ...more });

it('the pictures of a new scene come nearer and go back by turns', () => {
  expect(firstShots([field('photo')], 0)).toEqual([{ id: 'photo', value: 'zoom-in' }]);
  expect(firstShots([field('photo')], 1)).toEqual([{ id: 'photo', value: 'zoom-out' }]);
  expect(firstShots([field('photo')], 2)).toEqual([{ id: 'photo', value: 'zoom-in' }]);
});

it('logos, animations and crowds of pictures rest', () => {
  expect(firstShots([field('logo', { dataField: 'LOGO' }), field('heart', { isAnimation: true })], 0)).toEqual([]);
  expect(
    firstShots(
      ['a', 'b', 'c', 'd'].map((name) => field(name)),
      0,
    ),
  ).toEqual([]);
});
