import type { Migration } from '../migration';

/** Single templates, outside recipes, and projects that Blender renders. */
export const blenderProjects: Migration = {
  name: '0004-blender-projects',
  statements: `
alter table ingredient_template alter column template_family_id drop not null;
alter table project add column renderer text not null default 'lottie' check (renderer in ('lottie', 'blender'));
`,
};
