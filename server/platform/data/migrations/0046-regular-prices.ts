import type { Migration } from '../migration';

/** What products cost before their price was reduced. */
export const regularPrices: Migration = {
  name: '0046-regular-prices',
  statements: `
alter table shop_product add column regular_amount double precision;
`,
};
