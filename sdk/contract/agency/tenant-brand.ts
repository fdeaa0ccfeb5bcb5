import * as z from 'zod/mini';
import { legalPageLink } from './legal-page-link';

const address = z.nullable(z.string());

/** The look of a tenant. What it has not set, it takes from the tenant above it. */
export const tenantBrand = z.looseObject({
  name: z.string(),
  /** True for the tenant that runs the server; links of the configuration are its own. */
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
  /** Pages of the app itself, for those without an address. Absent from older servers. */
  legalPages: z.optional(z.array(legalPageLink)),
});
/** The public look of a tenant, for example on the page where its people log in. */
export type TenantBrand = z.infer<typeof tenantBrand>;
