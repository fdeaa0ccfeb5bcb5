import { expect, it } from 'vitest';
import { slugFromName } from '../../../../server/tenant/rules/slug';

it.each([
  ['Müller & Söhne', 'muller-sohne'],
  ['  Fern  Studio! ', 'fern-studio'],
  ['Route 66', 'route-66'],
  ['ﬁne', 'fine'],
  ['-- a --', 'a'],
  ['日本', undefined],
  ['', undefined],
  ['a'.repeat(50), 'a'.repeat(40)],
  [`${'a'.repeat(39)} bakery`, 'a'.repeat(39)],
])('%j becomes %j', (name, slug) => expect(slugFromName(name)).toBe(slug));
