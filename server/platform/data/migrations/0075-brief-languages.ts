import type { Migration } from '../migration';

/** People choose the language of a storyboard's texts. Briefs of before have none: it is read from their text. */
export const briefLanguages: Migration = {
  name: '0075-brief-languages',
  statements: 'alter table project_brief add column language text;',
};
