import type { Migration } from '../migration';

export const projectFeedback: Migration = {
  name: '0003-project-feedback',
  statements: `
create table project_feedback (
  project_id bigint primary key references project on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  score int not null check (score between 1 and 5),
  industry text not null default '',
  comment text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
`,
};
