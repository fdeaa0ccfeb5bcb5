import { expect, test } from 'vitest';
import { changelog } from '../../../build/docs/changelog.mjs';

test('the changelog has the changes of all packages by version, and what the next version brings', () => {
  const text = changelog();
  expect(text.match(/^## .+$/gm)).toEqual(['## Next version', '## 0.1.0']);
  const [, next = '', first = ''] = text.split(/^## .+$/m);
  for (const name of ['sdk', 'elements', 'survey-widget', 'cli']) expect(first).toContain(`**@spotreel/${name}**`);
  expect(next).toMatch(/^- sdk, elements, survey-widget, cli: The first release\.\n {2}- /m);
  expect(text).not.toMatch(/^---|"@spotreel/m);
});
