import { type AgencySummary, clientCalls } from '@spotreel/sdk/internal/contract';
import { type SQL, sql } from 'drizzle-orm';
import { appUser } from '../../account/tables';
import { type Database, rowsOf } from '../../platform/data/database';
import { clientsOf } from '../clients/client-rows';
import { implement } from '../domain';

const DAY_MS = 86_400_000;

export const agencySummary = implement(clientCalls.agencySummary, async ({ query, user }, { db, clock }) => {
  const firstDayMs = (Math.floor(clock.now() / DAY_MS) - query.days + 1) * DAY_MS;
  const from = new Date(firstDayMs).toISOString();
  const clients = sql`(select ${appUser.id} from ${appUser} where ${clientsOf(user)})`;
  const inPeriod = sql`created_at >= ${from}::timestamptz`;
  const [counts] = await rowsOf<
    Pick<AgencySummary, 'clients' | 'activeClients' | 'projects' | 'renders' | 'storageBytes'>
  >(
    db,
    sql`select
      (select count(*)::int from app_user where id in ${clients}) as clients,
      (select count(distinct owner)::int from (
        select user_id as owner from sign_in_session where user_id in ${clients} and last_used_at >= ${from}::timestamptz
        union select owner_id from project where owner_id in ${clients} and ${inPeriod}) seen) as "activeClients",
      (select count(*)::int from project where owner_id in ${clients} and kept and ${inPeriod}) as projects,
      (select count(*)::int from render where owner_id in ${clients} and status = 'done' and ${inPeriod}) as renders,
      (select coalesce(sum(used + reserved), 0)::float8 from quota_use where measure = 'account_storage'
        and subject in (select 'account:' || id from app_user where id in ${clients})) as "storageBytes"`,
  );
  return {
    from,
    to: new Date(clock.now()).toISOString(),
    ...(counts ?? { clients: 0, activeClients: 0, projects: 0, renders: 0 }),
    days: await daysOf(db, clients, { from, firstDayMs, days: query.days }),
    topClients: await topClientsOf(db, clients, inPeriod),
  };
});

async function daysOf(
  db: Database,
  clients: SQL,
  { from, firstDayMs, days }: { readonly from: string; readonly firstDayMs: number; readonly days: number },
): Promise<AgencySummary['days']> {
  const byDay = async (table: SQL, also: SQL) =>
    new Map(
      (
        await rowsOf<{ day: string; made: number }>(
          db,
          sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as made from ${table}
            where owner_id in ${clients} and ${also} and created_at >= ${from}::timestamptz group by day`,
        )
      ).map(({ day, made }) => [day, made]),
    );
  const renders = await byDay(sql`render`, sql`status = 'done'`);
  const projects = await byDay(sql`project`, sql`kept`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(firstDayMs + index * DAY_MS).toISOString().slice(0, 10);
    return { day, renders: renders.get(day) ?? 0, projects: projects.get(day) ?? 0 };
  });
}

function topClientsOf(db: Database, clients: SQL, inPeriod: SQL): Promise<AgencySummary['topClients']> {
  return rowsOf(
    db,
    sql`select app_user.id::int as id, made.renders,
      coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
      from (select owner_id, count(*)::int as renders from render
        where owner_id in ${clients} and status = 'done' and ${inPeriod} group by owner_id) made
      join app_user on app_user.id = made.owner_id order by made.renders desc, app_user.id limit 10`,
  );
}
