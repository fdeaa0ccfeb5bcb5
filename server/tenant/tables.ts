import { LEGAL_PAGES } from '@spotreel/sdk/internal/contract';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** Brand of a tenant; null: as the tenant above it. */
export const tenantBrand = pgTable('tenant_brand', {
  tenantId: idColumn('tenant_id').primaryKey(),
  /** `#rrggbb`. */
  accent: text('accent'),
  /** Name of a font of the library. */
  font: text('font'),
  /** Keys of the storage. */
  logoKey: text('logo_key'),
  logoDarkKey: text('logo_dark_key'),
  iconKey: text('icon_key'),
  senderName: text('sender_name'),
  senderAddress: text('sender_address'),
  replyTo: text('reply_to'),
  supportUrl: text('support_url'),
  termsUrl: text('terms_url'),
  privacyUrl: text('privacy_url'),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});

/** Pages that the admins of a tenant have written. What is not written has no row. */
export const legalPage = pgTable(
  'legal_page',
  {
    tenantId: idColumn('tenant_id').notNull(),
    kind: text('kind', { enum: LEGAL_PAGES }).notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    updatedAt: timeColumn('updated_at').notNull().defaultNow(),
  },
  ({ tenantId, kind }) => [primaryKey({ columns: [tenantId, kind] })],
);

/** Result of the last check of a domain. */
export interface DomainFinding {
  readonly texts?: readonly string[];
  readonly problem?: 'no_record' | 'other_record' | 'dns_failed' | 'taken';
}

export const tenantDomain = pgTable('tenant_domain', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  /** Lower case, punycode. */
  domain: text('domain').notNull(),
  /** Value of the DNS record. */
  token: text('token').notNull(),
  state: text('state', { enum: ['waiting', 'proved', 'failed'] })
    .notNull()
    .default('waiting'),
  found: jsonb('found').$type<DomainFinding>().notNull().default({}),
  /** Checks in a row that did not prove it. */
  failures: integer('failures').notNull().default(0),
  checkedAt: timeColumn('checked_at'),
  provedAt: timeColumn('proved_at'),
  nextCheckAt: timeColumn('next_check_at'),
  createdAt: createdAt(),
});
