/** The numbers of docs/rules/limits-and-messages.md as clients meet them. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_ACCOUNT_LIMITS, user } from '../../../sdk/contract/account/user';
import { organisation } from '../../../sdk/contract/brand/organisation';
import { CANVAS } from '../../../sdk/contract/canvas';
import { libraryCalls } from '../../../sdk/contract/library/library-calls';
import { musicCalls } from '../../../sdk/contract/library/music-calls';
import { templateCalls } from '../../../sdk/contract/library/template-calls';
import { mediaCalls } from '../../../sdk/contract/media/media-calls';
import { backgroundPosition } from '../../../sdk/contract/project/background';

test('an account without a plan has the documented limits', () => {
  expect(DEFAULT_ACCOUNT_LIMITS).toEqual({
    renderLimit: -1,
    concurrentRenderLimit: 1,
    audioLimit: -1,
    backgroundRemovalLimit: 15,
    recipeDurationLimit: 300,
    additionalIngredientLimit: 3,
    organisationLimit: 1,
    publishingPlatformLimit: 1,
    storageLimit: 20,
  });
});

test('pictures have the documented sizes', () => {
  expect(CANVAS).toEqual({
    portrait: { width: 1080, height: 1920 },
    landscape: { width: 1920, height: 1080 },
    square: { width: 1080, height: 1080 },
  });
});

test.each([
  ['media', mediaCalls.mediaList, 1000],
  ['categories', libraryCalls.categories, 500],
  ['template groups', templateCalls.templateGroups, 12],
  ['music kits', musicCalls.musicKits, 80],
] as const)('a page of %s has the documented size unless another one is asked for', (_name, { query }, size) => {
  expect(z.parse(query, {})).toMatchObject({ page: 1, perPage: size });
  expect(z.parse(query, { perPage: '3' })).toMatchObject({ perPage: 3 });
});

test('an uploaded image has a preview of 512 px unless another size is asked for', () => {
  const { query } = mediaCalls.uploadIngredientImage;
  expect([z.parse(query, {}).resize, z.parse(query, { resize: '200' }).resize]).toEqual([512, 200]);
});

test('a background moves by at most 50 percent', () => {
  const isTaken = (position: string) => z.safeParse(backgroundPosition, position).success;
  expect(['50,-50', '50.1,0', '0,-51', '0'].map(isTaken)).toEqual([true, false, false, false]);
});

test('a place has four colors', () => {
  expect(Object.keys(organisation.shape).filter((field) => field.endsWith('Color'))).toHaveLength(4);
});

test('permissions are those of a user whose id is a positive number', () => {
  const idOf = (id: unknown) => z.safeParse(user.shape.id, id).success;
  expect([1, 0, -1, 1.5, '1', null].map(idOf)).toEqual([true, false, false, false, false, false]);
});
