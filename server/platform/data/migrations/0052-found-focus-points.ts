import type { Migration } from '../migration';

/** The point that the server has found, beside the one that is shown, and whether it still looks for it. Points of before were found in the upload. */
export const foundFocusPoints: Migration = {
  name: '0052-found-focus-points',
  statements: `
alter table media add column is_focus_due boolean not null default false;
alter table media add column found_focus double precision[] check (
  cardinality(found_focus) = 2 and found_focus[1] between 0 and 1 and found_focus[2] between 0 and 1
);
update media set found_focus = focus;
`,
};
