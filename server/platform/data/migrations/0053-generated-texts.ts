import type { Migration } from '../migration';

/** Texts of a project that the assistant wrote and no person has checked. They are beside the content, which stays as older versions read it. */
export const generatedTexts: Migration = {
  name: '0053-generated-texts',
  statements: `
alter table project add column generated_texts jsonb not null default '[]';
`,
};
