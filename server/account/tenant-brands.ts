import type { TenantBrand } from '@spotreel/sdk/internal/contract';

/** Brands of tenants, for emails and pages. */
export interface TenantBrands {
  /** Null: as the product itself. Addresses begin with `baseUrl`. */
  of(tenantId: number, baseUrl: string): Promise<TenantBrand | null>;
  /** Sender of emails of a tenant, and the target of their links. */
  senderOf(tenantId: number): Promise<TenantSender>;
}

export interface TenantSender {
  /** Undefined: the server's own. */
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly replyTo: string | undefined;
  /** Origin of links; undefined without an own domain. */
  readonly baseUrl: string | undefined;
  /** `#rrggbb`, of the button. */
  readonly accent: string | undefined;
}
