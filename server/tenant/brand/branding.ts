import type { BrandPicture, TenantBrand, TenantBranding } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { tenantBrand } from '../tables';
import { type BrandValues, findLook, PRODUCT_NAME, UNSET } from './brand-look';
import { pictureAddress, toTenantBrand } from './to-tenant-brand';

/** Columns with the keys of the pictures. */
export const PICTURE_COLUMNS = {
  logo: 'logoKey',
  logoDark: 'logoDarkKey',
  icon: 'iconKey',
} as const satisfies Record<BrandPicture, keyof BrandValues>;

/** The product itself, where the house has set nothing. */
export const PRODUCT_BRAND: TenantBrand = {
  name: PRODUCT_NAME,
  isHouse: true,
  logo: null,
  logoDark: null,
  icon: null,
  stylesheet: null,
  supportUrl: null,
  termsUrl: null,
  privacyUrl: null,
};

/** Brand values that the tenant has set itself. */
export async function ownBrandRow(db: Database, tenantId: number): Promise<BrandValues> {
  const [row] = await db.select().from(tenantBrand).where(eq(tenantBrand.tenantId, tenantId));
  return row ?? UNSET;
}

export async function readBranding(db: Database, tenantId: number, baseUrl: string): Promise<TenantBranding> {
  const { logoKey, logoDarkKey, iconKey, ...values } = await ownBrandRow(db, tenantId);
  const look = await findLook(db, tenantId);
  const { accent, font, senderName, senderAddress, replyTo, supportUrl, termsUrl, privacyUrl } = values;
  return {
    own: {
      accent,
      font,
      senderName,
      senderAddress,
      replyTo,
      supportUrl,
      termsUrl,
      privacyUrl,
      logo: pictureAddress(logoKey, baseUrl),
      logoDark: pictureAddress(logoDarkKey, baseUrl),
      icon: pictureAddress(iconKey, baseUrl),
    },
    shown: look ? toTenantBrand(look, baseUrl) : PRODUCT_BRAND,
  };
}

/** Stores what is given; undefined stays. */
export async function storeBrand(
  tx: Database,
  tenantId: number,
  change: { [Name in keyof BrandValues]?: BrandValues[Name] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const set = { ...given, updatedAt: new Date() };
  await tx
    .insert(tenantBrand)
    .values({ tenantId, ...set })
    .onConflictDoUpdate({ target: tenantBrand.tenantId, set });
}
