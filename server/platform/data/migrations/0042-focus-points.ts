import type { Migration } from '../migration';

/** The point of an image that stays in view: x and y, 0 to 1. Images of before have none and stay centered. */
export const focusPoints: Migration = {
  name: '0042-focus-points',
  statements: `
alter table media add column focus double precision[] check (
  cardinality(focus) = 2 and focus[1] between 0 and 1 and focus[2] between 0 and 1
);
`,
};
