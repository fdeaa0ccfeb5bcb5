import { expect, test } from 'vitest';
import { matchPageUrl } from '../../../../sdk/survey/display/page-url';

const address = 'https://app.test/Projects?page=2#top';

test.each([
  ['exactMatch', address, 'match'],
  ['exactMatch', 'https://app.test/Projects', 'no_match'],
  ['contains', '/Projects?', 'match'],
  ['contains', '/projects', 'no_match'],
  ['startsWith', 'https://app', 'match'],
  ['startsWith', 'app.test', 'no_match'],
  ['endsWith', '#top', 'match'],
  ['endsWith', '?page=2', 'no_match'],
  ['notMatch', 'https://app.test/', 'match'],
  ['notMatch', address, 'no_match'],
  ['notContains', 'settings', 'match'],
  ['notContains', 'Projects', 'no_match'],
  ['matchesRegex', '.*', 'invalid_match_type'],
  ['constructor', '', 'invalid_match_type'],
])('%s %s: %s', (rule, value, expected) => {
  expect(matchPageUrl(address, { rule, value })).toBe(expected);
});
