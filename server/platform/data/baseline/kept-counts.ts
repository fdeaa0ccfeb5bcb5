/**
 * Triggers count kept rows in `quota_use`: files, uploads that have begun, people of surveys. So no way of writing or erasing rows is
 * forgotten. A function is one line, since a semicolon at the end of a line ends a migration's statement.
 */

interface KeptTable {
  readonly table: string;
  /** Column of `quota_use` that is counted. */
  readonly column: 'used' | 'reserved';
  /** Measure and kind of subject, the column with the subject's id, and the amount of a row. */
  readonly counts: readonly (readonly [measure: string, kind: string, id: string, amount: string])[];
}

/** Bytes of an upload: the whole file, or what has arrived of an upload that gave its room back. A part has 8 MiB. */
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
`;
}

export const keptCounts = tables.map(counting).join('');
