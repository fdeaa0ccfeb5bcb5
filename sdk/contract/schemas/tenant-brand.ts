import * as z from 'zod/mini';

const address = z.nullable(z.string());

/** How a tenant looks to everybody. What it has not set, it has from the tenant above it. */
export const tenantBrand = z.looseObject({
  name: z.string(),
  /** Of who runs the server; links of the configuration are its own. */
  isHouse: z.boolean(),
  logo: address,
  /** For dark pages; the other one where there is none. */
  logoDark: address,
  icon: address,
  /** Style sheet with its colors and font; null: those of the product. */
  stylesheet: address,
  supportUrl: address,
  termsUrl: address,
  privacyUrl: address,
});
/** How a tenant looks to everybody, for example on the page where its people log in. */
export type TenantBrand = z.infer<typeof tenantBrand>;
