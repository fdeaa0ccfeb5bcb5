import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../server/library/catalogue/catalogue';
import { formatsOf } from '../../../../server/library/templates/formats-of';

const template = (id: number, groupId: number | null, ...ratios: string[]) =>
  [id, { id, groupId, layouts: Object.fromEntries(ratios.map((ratio) => [ratio, {}])) }] as const;
const catalogue = {
  templates: new Map<number, unknown>([
    template(1, 7, 'landscape'),
    template(2, 7, 'portrait'),
    template(3, 7, 'landscape', 'square'),
    template(4, null, 'portrait'),
    template(5, null, 'square'),
  ]),
} as unknown as Catalogue;
const formats = (id: number) => formatsOf(catalogue, id).map(({ ratio, templateId }) => `${ratio} ${templateId}`);

test('are its own layouts first, then those of its sisters', () => {
  expect(formats(1)).toEqual(['landscape 1', 'portrait 2', 'square 3']);
  expect(formats(3)).toEqual(['landscape 3', 'portrait 2', 'square 3']);
});

test('are its own alone without a group, and none for what is no animation', () => {
  expect(formats(4)).toEqual(['portrait 4']);
  expect(formats(99)).toEqual([]);
});
