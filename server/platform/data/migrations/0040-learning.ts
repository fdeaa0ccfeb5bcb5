import type { Migration } from '../migration';

/** Lessons of the university that a person has finished. */
export const learning: Migration = {
  name: '0040-learning',
  statements: `
create table lesson_progress (
  user_id bigint not null references app_user (id) on delete cascade,
  lesson text not null,
  done_at timestamptz not null default now(),
  primary key (user_id, lesson)
);
`,
};
