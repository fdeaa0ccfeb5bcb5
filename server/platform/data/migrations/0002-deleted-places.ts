import type { Migration } from '../migration';

/**
 * A deleted place keeps its empty row, so that a save which still names it differs from one that names a foreign place.
 */
export const deletedPlaces: Migration = {
  name: '0002-deleted-places',
  statements: `
alter table organisation add column deleted_at timestamptz;

-- The demo account was made before its limit was raised.
update app_user set limits = jsonb_build_object('organisationLimit', 5) || limits where email = 'demo@spotreel.test';
`,
};
