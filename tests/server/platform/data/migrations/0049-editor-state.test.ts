import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorState } from '../../../../../server/platform/data/migrations/0049-editor-state';
import { project } from '../../../../../server/project/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(editorState);
  await old.fill(`
insert into project (tenant_id, owner_id, name, renderer, ratio, content, duration_seconds) values (1, 1, 'Cup', 'blender', 'landscape', '{}', 2);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a project of before has no state of an editor', async () => {
  const rows = await old.db.select({ name: project.name, editorState: project.editorState }).from(project);
  expect(rows).toEqual([{ name: 'Cup', editorState: null }]);
});
