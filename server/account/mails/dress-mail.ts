import type { MailLook } from '../../platform/mail/compose-mail';
import type { TenantBrands } from '../tenant-brands';

/** The look of a tenant's emails, and where their links lead: to its own domain where it has one. */
export async function dressOf(
  brands: TenantBrands,
  tenantId: number,
  baseUrl: string,
): Promise<{ readonly look: MailLook; readonly base: string }> {
  const sender = await brands.senderOf(tenantId);
  const base = sender.baseUrl ?? baseUrl;
  const brand = await brands.of(tenantId, base);
  const { name, address, replyTo, accent } = sender;
  const head = brand ? { name: brand.name, logoUrl: brand.logo } : undefined;
  return { base, look: { from: { name, address }, replyTo, accent, head } };
}
