import type { Migration } from '../migration';

/**
 * One table of what is used of each quota. Counts of tries move into it. Triggers count what is kept: files, uploads that
 * have begun, people of surveys. So no way of writing or erasing rows is forgotten. Plans that were sold without a limit
 * of storage stay without one, and so do accounts that have more than the default. Servers of the version before count
 * tries through a view until they are replaced. A function is one line, since a semicolon at the end of a line ends a
 * migration's statement.
 */

interface KeptTable {
  readonly table: string;
  /** Column of `quota_use` that is counted. */
  readonly column: 'used' | 'reserved';
  /** Measure and kind of subject, the column with the subject's id, and the amount of a row. */
  readonly counts: readonly (readonly [measure: string, kind: string, id: string, amount: string])[];
}

/** The whole file, or what has arrived of an upload that gave its room back. A part has 8 MiB. */
const open = `case when media_id is not null then 0 when holds_room then size_bytes
  else least(size_bytes, parts::bigint * 8388608) end`;
const tables: readonly KeptTable[] = [
  {
    table: 'media',
    column: 'used',
    counts: [
      ['account_storage', 'account', 'owner_id', 'size_bytes'],
      ['tenant_storage', 'tenant', 'tenant_id', 'size_bytes'],
    ],
  },
  {
    table: 'media_upload',
    column: 'reserved',
    counts: [
      ['account_storage', 'account', 'owner_id', open],
      ['tenant_storage', 'tenant', 'tenant_id', open],
    ],
  },
  {
    table: 'survey_upload',
    column: 'used',
    counts: [['survey_storage', 'environment', 'environment_id', 'coalesce(size_bytes, 0)']],
  },
  { table: 'survey_person', column: 'used', counts: [['survey_people', 'environment', 'environment_id', '1']] },
];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Amounts by subject of the rows in `from`, negative for those that go. */
function amounts({ counts }: KeptTable, from: string, sign: '' | '-'): string {
  return counts
    .map(
      ([measure, kind, id, amount]) =>
        `select '${measure}' as measure, '${kind}:' || ${id} as subject, ${sign}(${amount}) as amount from ${from} where ${id} is not null`,
    )
    .join(' union all ');
}

/** In one order, so that two transactions do not wait for each other. */
function added({ column }: KeptTable, rows: string): string {
  return `insert into quota_use as counted (measure, subject, ${column})
    select measure, subject, greatest(sum(amount), 0) from (${rows}) as changes
    group by measure, subject having sum(amount) <> 0 order by 1, 2`;
}

function counting(kept: KeptTable): string {
  const { table, column } = kept;
  const change = (rows: string) => `insert into quota_use as counted (measure, subject, ${column})
    select measure, subject, amount from (select measure, subject, sum(amount) as amount from (${rows}) as changes
      group by measure, subject having sum(amount) <> 0) as sums order by 1, 2
    on conflict (measure, subject) do update set ${column} = greatest(counted.${column} + excluded.${column}, 0);`;
  const after = amounts(kept, 'new_rows', '');
  const before = amounts(kept, 'old_rows', '-');
  const body = `begin
    if tg_op = 'INSERT' then ${change(after)} end if;
    if tg_op = 'DELETE' then ${change(before)} end if;
    if tg_op = 'UPDATE' then ${change(`${after} union all ${before}`)} end if;
    return null; end`;
  return `
create function count_${table}() returns trigger language plpgsql as $$ ${oneLine(body)} $$;
create trigger count_inserted after insert on ${table} referencing new table as new_rows
  for each statement execute function count_${table}();
create trigger count_updated after update on ${table} referencing old table as old_rows new table as new_rows
  for each statement execute function count_${table}();
create trigger count_deleted after delete on ${table} referencing old table as old_rows
  for each statement execute function count_${table}();
${oneLine(added(kept, amounts(kept, table, '')))} on conflict (measure, subject) do update set ${column} = excluded.${column};
`;
}

export const quotaUse: Migration = {
  name: '0079-quota-use',
  statements: `
alter table attempt_count rename to quota_use;
alter table quota_use rename column scope to measure;
alter table quota_use rename column key to subject;
alter table quota_use rename column count to used;
alter table quota_use alter column used type bigint, alter column used set default 0, alter column ends_at drop not null,
  add column reserved bigint not null default 0, add column near_at timestamptz;
alter index attempt_count_pkey rename to quota_use_pkey;
alter index attempt_count_ends rename to quota_use_ends;
create view attempt_count as select measure as scope, subject as key, used as count, ends_at from quota_use;
alter table media_upload add column holds_room boolean not null default true;
${tables.map(counting).join('')}
update plan set limits = limits || '{"storageLimit": -1}' where not is_default;
update app_user set limits = app_user.limits || '{"storageLimit": -1}' from quota_use
  where measure = 'account_storage' and subject = 'account:' || app_user.id and used > 20000000000;
`,
};
