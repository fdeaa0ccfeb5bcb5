import type { Migration } from '../migration';

/** The language that a person has chosen for screens and emails; null: none. */
export const userLanguage: Migration = {
  name: '0054-user-language',
  statements: `
alter table app_user add column language text;
`,
};
