import { MAX_DISMISSED_POP_UPS, profileCalls, userCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { changeUser } from '../change-user';
import { implement } from '../domain';
import { notificationsOf } from '../notifications';
import { entitlementsOf } from '../plans/entitlements';
import { productsOf, toProduct } from '../plans/products';
import { byPrecedence } from '../rules/product-rules';
import { appUser } from '../tables';
import { toUser } from '../to-user';

export const me = implement(userCalls.me, ({ user, context }, services) => toUser(services, user.row, context));

export const permissions = implement(
  userCalls.permissions,
  async ({ user }, { db, clock }) => (await entitlementsOf(db, user.row, clock.now())).permissions,
);

export const accountProducts = implement(profileCalls.accountProducts, async ({ user }, { db, clock }) => {
  const products = (await productsOf(db, user.id)).map((row) => toProduct(row, clock.now()));
  return products.toSorted(byPrecedence(clock.now()));
});

export const updateProfile = implement(profileCalls.updateProfile, async ({ body, user, context }, services) => {
  const { profilePictureMediaId: picture } = body;
  if (typeof picture === 'number' && !(await services.profilePictures.isOwn(user, picture))) {
    throw new ApiError('media_not_found');
  }
  return toUser(services, await changeUser(services.db, user.row, body), context);
});

export const updateNotifications = implement(
  profileCalls.updateNotifications,
  async ({ body, user, context }, services) => {
    const given = Object.entries(body).filter((entry): entry is [string, boolean] => entry[1] !== undefined);
    const notifications = { ...notificationsOf(user.row), ...Object.fromEntries(given) };
    return toUser(services, await changeUser(services.db, user.row, { notifications }), context);
  },
);

export const dismissPopUp = implement(userCalls.dismissPopUp, ({ body, user }, { db }) =>
  db.transaction(async (tx) => {
    const own = eq(appUser.id, user.id);
    const [row] = await tx.select().from(appUser).where(own).for('no key update');
    const before = row?.dismissedPopUps ?? [];
    if (before.includes(body.popUp)) return { dismissedPopUps: before };
    const dismissedPopUps = [...before, body.popUp].slice(-MAX_DISMISSED_POP_UPS);
    await tx.update(appUser).set({ dismissedPopUps }).where(own);
    return { dismissedPopUps };
  }),
);
