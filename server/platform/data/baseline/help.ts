/** Lessons of the university. */
export const helpTables = `
create table lesson_progress (
  user_id bigint not null references app_user (id) on delete cascade,
  lesson text not null,
  done_at timestamptz not null default now(),
  primary key (user_id, lesson)
);
`;
