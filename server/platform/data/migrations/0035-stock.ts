import type { Migration } from '../migration';

/** Where a copied stock image or video comes from. */
export const stock: Migration = {
  name: '0035-stock',
  statements: `
alter table media add column stock_key text, add column origin jsonb;
create index media_stock on media (owner_id, stock_key) where stock_key is not null;
`,
};
