import { type ManagedPlanRequest, planAdministrationCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { recordAct } from '../../account/audit/audit-log';
import { displayName, namedLike } from '../../account/person-name';
import { managedTenants } from '../../account/rules/managed-tenants';
import type { CurrentUser } from '../../account/session/authenticate';
import { appUser, plan, tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { requireOtherPerson } from '../managed-person';
import { type PlanRequestRow, toPlanRequest } from '../plan-requests';
import { grantPlan } from '../products/grant-plan';
import { toHeldProduct } from '../products/held-products';
import { requireGivable } from '../require-givable';
import { planRequest } from '../tables';

export const planRequests = implement(planAdministrationCalls.planRequests, async ({ query, user }, { db }) => {
  const where = and(managedTenants(user.row, planRequest.tenantId), namedLike(query.search), notWithdrawn);
  const found = () =>
    db
      .select({ row: planRequest, plan, person: appUser, tenantName: tenant.name })
      .from(planRequest)
      .innerJoin(plan, eq(plan.id, planRequest.planId))
      .innerJoin(appUser, eq(appUser.id, planRequest.userId))
      .innerJoin(tenant, eq(tenant.id, planRequest.tenantId))
      .where(where);
  const rows = await found()
    .orderBy(sql`${planRequest.status} = 'open' desc`, desc(planRequest.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const total = await db.$count(found().as('found'));
  const data = rows.map(({ row, plan: asked, person, tenantName }): ManagedPlanRequest => {
    const { id, email } = person;
    return { ...toPlanRequest(row, asked), person: { id, email, name: displayName(person) }, tenantName };
  });
  return pageOf(data, total, query);
});

const notWithdrawn = sql`${planRequest.status} <> 'withdrawn'`;

export const grantPlanRequest = implement(
  planAdministrationCalls.grantPlanRequest,
  async ({ params, body, user }, { db, clock, receipts }) => {
    const now = new Date(clock.now());
    return db.transaction(async (tx) => {
      const { row, person, plan: asked } = await openRequest(tx, user, params.requestId);
      requireOtherPerson(user.row, person);
      await requireGivable(tx, user.row, asked, now.getTime());
      await recordAct(tx, {
        actor: user.row,
        subject: person,
        call: planAdministrationCalls.grantPlanRequest,
        params: textsOf(params),
      });
      await answer(tx, user, row, { status: 'granted', note: body.note, now });
      const { amountMinor } = body;
      const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
      const held = await grantPlan(tx, receipts, {
        person,
        plan: asked,
        sellerId: user.tenantId,
        expiresAt,
        amountMinor,
        at: now,
      });
      return toHeldProduct(held, asked.name, now.getTime());
    });
  },
);

export const declinePlanRequest = implement(
  planAdministrationCalls.declinePlanRequest,
  async ({ params, body, user }, { db, clock }) => {
    await db.transaction(async (tx) => {
      const { row } = await openRequest(tx, user, params.requestId);
      await answer(tx, user, row, { status: 'declined', note: body.note, now: new Date(clock.now()) });
    });
    return { declined: true };
  },
);

/** Locked until the transaction ends. Throws `not_found` and `request_answered`. */
async function openRequest(tx: Database, admin: CurrentUser, requestId: number) {
  const [row] = await tx
    .select()
    .from(planRequest)
    .where(and(eq(planRequest.id, requestId), managedTenants(admin.row, planRequest.tenantId)))
    .for('update');
  if (!row || row.userId === undefined) throw new ApiError('not_found');
  if (row.status !== 'open') throw new ApiError('request_answered');
  const [person] = await tx.select().from(appUser).where(eq(appUser.id, row.userId));
  const [asked] = await tx.select().from(plan).where(eq(plan.id, row.planId));
  if (!person || !asked) throw new ApiError('not_found');
  return { row, person, plan: asked };
}

interface RequestAnswer {
  readonly status: 'granted' | 'declined';
  readonly note: string;
  readonly now: Date;
}

async function answer(
  tx: Database,
  admin: CurrentUser,
  row: PlanRequestRow,
  { status, note, now }: RequestAnswer,
): Promise<void> {
  const change = { status, answer: note, answeredBy: admin.id, answeredAt: now };
  await tx.update(planRequest).set(change).where(eq(planRequest.id, row.id));
}

function textsOf(params: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
