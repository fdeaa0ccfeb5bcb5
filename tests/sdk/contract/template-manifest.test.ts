import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { templateManifest } from '../../../sdk/contract';
import { manifestOf } from '../../server/fixtures/template-package';

function read(texts: readonly object[]) {
  const fields = { ...manifestOf().fields, texts };
  return z.safeParse(templateManifest, manifestOf({ fields }));
}

const texts = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    innerReference: `t${at}`,
    name: 'Text',
    defaultValue: '',
    maxLength: 1000,
    ...more,
  }));

test('texts of a package may have 20,000 characters in all layers that show them', () => {
  expect(read(texts(20)).success).toBe(true);
  expect(read(texts(21)).error?.issues[0]?.path).toEqual(['fields', 'texts']);
  expect(read(texts(5, { targets: ['a', 'b', 'c', 'd'] })).success).toBe(true);
  expect(read(texts(6, { targets: ['a', 'b', 'c', 'd'] })).success).toBe(false);
});
