import type { Migration } from '../migration';

/** What an editor of Blender projects wants to find again. */
export const editorState: Migration = {
  name: '0049-editor-state',
  statements: `
alter table project add column editor_state jsonb;
`,
};
