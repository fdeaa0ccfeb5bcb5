import type { User } from '@spotreel/sdk/internal/contract';
import type { RequestContext } from '../platform/http/request-context';
import type { AccountServices } from './domain';
import { notificationsOf } from './notifications';
import { type Entitlements, entitlementsOf } from './plans/entitlements';
import { planWordsFor, type SayPlan } from './plans/plan-words';
import { toProduct } from './plans/products';
import { renderPeriodOf } from './plans/render-period';
import { usagesOf } from './plans/usages';
import { byPrecedence } from './rules/product-rules';
import type { UserRow } from './session/authenticate';

type UserServices = Pick<
  AccountServices,
  'db' | 'clock' | 'plansUrl' | 'surveyEnvironments' | 'profilePictures' | 'tenantBrands'
>;

/** The user as the API answers it. */
export async function toUser(
  services: UserServices,
  row: UserRow,
  { baseUrl, raw }: Pick<RequestContext, 'baseUrl' | 'raw'>,
): Promise<User> {
  const { db, clock, plansUrl, surveyEnvironments, profilePictures, tenantBrands } = services;
  const nowMs = clock.now();
  const { products, ...granted } = await entitlementsOf(db, row, nowMs);
  const say = planWordsFor({ raw });
  const period = renderPeriodOf(products, nowMs);
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    avatar: row.avatar,
    profilePicture:
      row.profilePictureMediaId === null ? null : await profilePictures.urlOf(row.profilePictureMediaId, baseUrl),
    country: row.country,
    language: row.language,
    status: row.status,
    ...grantedParts(granted, say),
    notifications: notificationsOf(row),
    products: products.map((product) => toProduct(product, nowMs)).toSorted(byPrecedence(nowMs)),
    usages: { ...(await usagesOf(db, row.id, period)) },
    renderPeriod: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
    alerts: [],
    dismissedPopUps: row.dismissedPopUps,
    surveyEnvironmentId: await surveyEnvironments.idOf(row.tenantId),
    brand: await tenantBrands.of(row.tenantId, baseUrl),
    plansUrl: plansUrl ?? null,
  };
}

function grantedParts(granted: Omit<Entitlements, 'products'>, say: SayPlan) {
  const { limits, permissions, premium, countsDeviceExports, planName } = granted;
  return {
    limits,
    accountLimits: limits,
    permissions,
    opensPremium: premium,
    countsDeviceExports,
    planName: planName && say(planName),
  };
}
