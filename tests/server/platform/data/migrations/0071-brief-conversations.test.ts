import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectBrief } from '../../../../../server/assistant/tables';
import { briefConversations } from '../../../../../server/platform/data/migrations/0071-brief-conversations';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(briefConversations);
  await old.fill(`
insert into project_brief (tenant_id, owner_id, text, planned_by, storyboard, created_at) values (1, 1, 'Halo', 'rules', '{}', '2026-11-01T10:00:00Z');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('briefs of before have no conversation, and their age', async () => {
  const [brief] = await old.db.select().from(projectBrief);
  expect(brief).toMatchObject({ text: 'Halo', messages: [], ownTexts: [], brandId: null });
  expect(brief?.updatedAt).toEqual(brief?.createdAt);
});
