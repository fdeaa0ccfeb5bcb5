import * as z from 'zod/mini';
import { isHttpUrl } from '../../base/link';
import { hexColor } from '../schemas/scalars';
import { tenantBrand } from './tenant-brand';

const address = z.nullable(z.string());
const text = (max: number) => z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));
const email = z.nullable(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Not an email address')),
);
const link = z.nullable(
  z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((value) => isHttpUrl(value), 'Not a link that begins with https:// or http://'),
  ),
);

/** Brand values that a tenant sets itself; null: inherited from the tenant above it. */
export const tenantBrandValues = z.object({
  accent: z.nullable(hexColor),
  /** Name of one of the fonts of the library. */
  font: text(100),
  /** Name beside the address of the sender. */
  senderName: text(80),
  /** Only below the tenant's own domain, once that is proved. */
  senderAddress: email,
  replyTo: email,
  supportUrl: link,
  termsUrl: link,
  privacyUrl: link,
});

/** Change of the brand values. A field that is left out stays. */
export const tenantBrandChange = z.partial(tenantBrandValues);
/** A change of a tenant's brand. A field that is left out stays; null takes it away. */
export type TenantBrandChange = z.infer<typeof tenantBrandChange>;

/** Pictures of a brand, each uploaded by itself. */
export const brandPictures = ['logo', 'logoDark', 'icon'] as const;
/** A picture of a tenant's brand. */
export type BrandPicture = (typeof brandPictures)[number];

/** A brand as those see it who change it. */
export const tenantBranding = z.looseObject({
  /** Values that the tenant has set itself; null: nothing. */
  own: z.looseObject({
    accent: z.nullable(z.string()),
    font: z.nullable(z.string()),
    senderName: z.nullable(z.string()),
    senderAddress: z.nullable(z.string()),
    replyTo: z.nullable(z.string()),
    supportUrl: z.nullable(z.string()),
    termsUrl: z.nullable(z.string()),
    privacyUrl: z.nullable(z.string()),
    logo: address,
    logoDark: address,
    icon: address,
  }),
  /** Effective values that people see. */
  shown: tenantBrand,
});
/** Brand of a tenant: its own values, and the effective ones. */
export type TenantBranding = z.infer<typeof tenantBranding>;
