/** Requests for plans, from the side of those who ask. */
import type { PlanRequest } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { PlanRow } from '../account/plans/offered-plans';
import { planInEnglish, type SayPlan } from '../account/plans/plan-words';
import { plan } from '../account/tables';
import type { Database } from '../platform/data/database';
import { planRequest } from './tables';
import { toPlan } from './to-plan';

export type PlanRequestRow = typeof planRequest.$inferSelect;

export function toPlanRequest(row: PlanRequestRow, asked: PlanRow, say: SayPlan = planInEnglish): PlanRequest {
  const { id, status, note, answer, createdAt } = row;
  return { id, plan: toPlan(asked, say), status, note, answer, createdAt: createdAt.toISOString() };
}

/** The newest that was not withdrawn. */
export async function newestRequest(db: Database, userId: number, say: SayPlan): Promise<PlanRequest | null> {
  const [found] = await db
    .select({ row: planRequest, plan })
    .from(planRequest)
    .innerJoin(plan, eq(plan.id, planRequest.planId))
    .where(and(eq(planRequest.userId, userId), ne(planRequest.status, 'withdrawn')))
    .orderBy(desc(planRequest.id))
    .limit(1);
  return found ? toPlanRequest(found.row, found.plan, say) : null;
}
