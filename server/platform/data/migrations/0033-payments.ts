import type { Migration } from '../migration';

/**
 * A person has one page to pay on at a time. The provider's name of a customer outlives the account: what is paid after
 * that is recognized, ended and paid back. Purchases say how much was paid back, products which plan comes next.
 */
export const payments: Migration = {
  name: '0033-payments',
  statements: `
alter table billing_customer drop constraint billing_customer_user_id_fkey;
alter table billing_customer add column checkout_ref text;
alter table purchase add column refunded_minor bigint not null default 0;
alter table purchase add column refunded_at timestamptz;
update purchase set refunded_minor = amount_minor where status = 'refunded';
alter table product add column next_plan_id bigint references plan;
`,
};
