import { planAdministrationCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../account/audit/audit-log';
import { plan, product } from '../../account/tables';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { findOfferedPlan } from '../find-plan';
import { findManagedPerson, requireOtherPerson } from '../managed-person';
import { grantPlan } from '../products/grant-plan';
import { heldProducts, toHeldProduct } from '../products/held-products';
import { requireGivable } from '../require-givable';

export const personProducts = implement(planAdministrationCalls.personProducts, async ({ params, user }, services) => {
  const { db, clock } = services;
  const person = await findManagedPerson(db, user.row, params.userId);
  return heldProducts(db, person.id, clock.now());
});

export const grantProduct = implement(
  planAdministrationCalls.grantProduct,
  async ({ params, body, user, context }, services) => {
    const { db, clock, receipts } = services;
    const now = new Date(clock.now());
    const call = planAdministrationCalls.grantProduct;
    const repeatable = repeatableRequest(context.raw.headers, 'grantProduct', { ...params, ...body });
    const person = await findManagedPerson(db, user.row, params.userId);
    requireOtherPerson(user.row, person);
    const given = await findOfferedPlan(db, person.tenantId, body.planId);
    await requireGivable(db, user.row, given, now.getTime());
    const { amountMinor } = body;
    const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
    const grant = { person, plan: given, sellerId: user.tenantId, expiresAt, amountMinor, at: now };
    return db.transaction(async (tx) => {
      const productId = await once(tx, user, repeatable, async () => {
        await recordAct(tx, { actor: user.row, subject: person, call, params: { userId: String(person.id) } });
        return (await grantPlan(tx, receipts, grant)).id;
      });
      const [row] = await tx.select().from(product).where(eq(product.id, productId));
      if (!row) throw new ApiError('not_found');
      return toHeldProduct(row, given.name, now.getTime());
    });
  },
);

export const updateProduct = implement(
  planAdministrationCalls.updateProduct,
  async ({ params, body, user }, { db, clock }) => {
    const nowMs = clock.now();
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(product).where(eq(product.id, params.productId)).for('update');
      if (!row) throw new ApiError('not_found');
      const person = await findManagedPerson(tx, user.row, row.userId);
      requireOtherPerson(user.row, person);
      if (row.provider !== 'manual') throw new ApiError('payment_online');
      const [held] = row.planId === null ? [] : await tx.select().from(plan).where(eq(plan.id, row.planId));
      // making it longer is granting it
      if (held) await requireGivable(tx, user.row, held, nowMs);
      else if (user.row.role !== 'operator') throw new ApiError('plan_too_large');
      const call = planAdministrationCalls.updateProduct;
      await recordAct(tx, { actor: user.row, subject: person, call, params: { productId: String(row.id) } });
      const change = { status: body.status, expiresAt: body.expiresAt === null ? null : new Date(body.expiresAt) };
      const [changed] = await tx.update(product).set(change).where(eq(product.id, row.id)).returning();
      return toHeldProduct(changed ?? row, held?.name ?? null, nowMs);
    });
  },
);
