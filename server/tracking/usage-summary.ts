/** Usage of the app, in numbers for one period. Hand-written: four small aggregates over one index. */

import type { UsageSummary } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/data/database';

const DAY_MS = 86_400_000;

/** The `days` days of UTC that end with the one of `nowMs`. */
export async function readUsageSummary(
  db: Database,
  tenantId: number,
  days: number,
  nowMs: number,
): Promise<UsageSummary> {
  const firstDayMs = (Math.floor(nowMs / DAY_MS) - days + 1) * DAY_MS;
  const period = { from: new Date(firstDayMs).toISOString(), to: new Date(nowMs).toISOString() };
  const inPeriod = sql`tenant_id = ${tenantId} and created_at >= ${period.from}::timestamptz
    and created_at <= ${period.to}::timestamptz`;
  return {
    ...period,
    days: await daysOf(db, inPeriod, firstDayMs, days),
    pages: await rowsOf(
      db,
      sql`select page, count(*)::int as views, count(distinct user_id)::int as users from usage_event
        where ${inPeriod} and event = 'view_page' and page is not null
        group by page order by views desc, page limit 50`,
    ),
    users: await usersOf(db, inPeriod),
    funnel: await funnelOf(db, inPeriod),
  };
}

type Day = UsageSummary['days'][number];

async function daysOf(db: Database, inPeriod: ReturnType<typeof sql>, firstDayMs: number, days: number) {
  const rows = await rowsOf<Day>(
    db,
    sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where event = 'login')::int as login,
      count(*) filter (where event = 'new_project')::int as new_project,
      count(*) filter (where event = 'view_page')::int as view_page
      from usage_event where ${inPeriod} group by day`,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index): Day => {
    const day = new Date(firstDayMs + index * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, login: 0, new_project: 0, view_page: 0 };
  });
}

async function usersOf(db: Database, inPeriod: ReturnType<typeof sql>) {
  const rows = await rowsOf<{ userId: number; email: string; events: number; lastSeenMs: number }>(
    db,
    sql`select seen.user_id::int as "userId", app_user.email, seen.events,
      (extract(epoch from seen.last_seen) * 1000)::float8 as "lastSeenMs"
      from (select user_id, count(*)::int as events, max(created_at) as last_seen
        from usage_event where ${inPeriod} group by user_id) seen
      join app_user on app_user.id = seen.user_id order by seen.last_seen desc limit 50`,
  );
  return rows.map(({ lastSeenMs, ...row }) => ({ ...row, lastSeenAt: new Date(lastSeenMs).toISOString() }));
}

/** Each step narrows the one before: who signed in, of these who began a project, of these who rendered, whose was done. */
async function funnelOf(db: Database, inPeriod: ReturnType<typeof sql>): Promise<UsageSummary['funnel']> {
  const [counts] = await rowsOf<Record<'login' | 'new_project' | 'render' | 'render_done', number>>(
    db,
    sql`with people as (
        select user_id,
          bool_or(event = 'login') as login,
          bool_or(event = 'login') and bool_or(event = 'new_project') as began
        from usage_event where ${inPeriod} group by user_id
      ), renders as (
        select owner_id, bool_or(status = 'done') as done from render where ${inPeriod} group by owner_id
      )
      select count(*) filter (where login)::int as login,
        count(*) filter (where began)::int as new_project,
        count(*) filter (where began and owner_id is not null)::int as render,
        count(*) filter (where began and done)::int as render_done
      from people left join renders on renders.owner_id = people.user_id`,
  );
  return (['login', 'new_project', 'render', 'render_done'] as const).map((step) => ({
    step,
    users: counts?.[step] ?? 0,
  }));
}
