import { MAX_DISMISSED_POP_UPS, userCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../domain';
import { appUser } from '../tables';

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
