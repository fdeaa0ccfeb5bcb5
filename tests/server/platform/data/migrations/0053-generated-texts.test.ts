import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedTexts } from '../../../../../server/platform/data/migrations/0053-generated-texts';
import { project } from '../../../../../server/project/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(generatedTexts);
  await old.fill(`
insert into project (tenant_id, owner_id, name, renderer, ratio, content, duration_seconds) values (1, 1, 'Cup', 'lottie', 'landscape', '{}', 2);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('no text of a project of before is marked', async () => {
  const rows = await old.db.select({ name: project.name, generatedTexts: project.generatedTexts }).from(project);
  expect(rows).toEqual([{ name: 'Cup', generatedTexts: [] }]);
});
