import { useStore } from '@nanostores/react';
import type { BatchField } from '@spotreel/sdk/contract';
import type { BatchDraft, BatchTable } from '@spotreel/sdk/stores';
import { AccountPanel } from '../account-screen/account-panel';
import { CheckField } from '../field/check-field';
import { SelectField } from '../field/select-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

/** Which column fills which field, which names the videos, and what an empty cell means. */
export function ColumnMatching({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { data: base } = useStore(store.$base);
  const { table } = useStore(store.$table);
  const { matches, nameColumn } = useStore(store.$matching);
  const emptyValues = useStore(store.$emptyValues);
  const unused = useStore(store.$checked)?.unusedColumns ?? [];
  if (!base || !table) return null;
  const names = unused.filter(Boolean);
  return (
    <AccountPanel title={t('batch.matchTitle')}>
      {matches.size === 0 && <Notice tone="warning">{t('batch.noMatch')}</Notice>}
      <Fields store={store} fields={base.fields} table={table} />
      {names.length > 0 && (
        <p className="sr-batch__note">{t('batch.unused', { count: names.length, names: names.join(', ') })}</p>
      )}
      <div className="sr-batch__choices">
        <SelectField
          label={t('batch.nameBy')}
          value={String(nameColumn ?? '')}
          options={[...columnOptions(table), { value: '', label: t('batch.numbered') }]}
          onChange={(column) => store.nameBy(column === '' ? null : Number(column))}
        />
      </div>
      <CheckField
        label={t('batch.keepEmpty')}
        checked={emptyValues === 'keep'}
        onChange={(keep) => store.treatEmpty(keep ? 'keep' : 'refuse')}
      />
    </AccountPanel>
  );
}

function columnOptions({ columns }: BatchTable) {
  return columns.map((name, index) => ({ value: String(index), label: name || `${index + 1}` }));
}

interface FieldsProps {
  store: BatchDraft;
  fields: readonly BatchField[];
  table: BatchTable;
}

function Fields({ store, fields, table }: FieldsProps) {
  const t = useTranslator();
  return (
    <div className="sr-table-scroll sr-batch__scroll">
      <table className="sr-table sr-table--cards">
        <thead>
          <tr>
            <th scope="col">{t('batch.field')}</th>
            <th scope="col">{t('batch.column')}</th>
            <th scope="col">{t('batch.example')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field.key} store={store} field={field} table={table} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldRow({ store, field, table }: Omit<FieldsProps, 'fields'> & { field: BatchField }) {
  const t = useTranslator();
  const match = useStore(store.$matching).matches.get(field.key);
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td data-label={t('batch.column')} className="sr-batch__column">
        <select
          className="sr-input"
          aria-label={t('batch.columnOf', { field: field.label })}
          value={match?.column ?? ''}
          onChange={({ currentTarget: { value } }) => store.assign(field.key, value === '' ? null : Number(value))}
        >
          <option value="">{t('batch.leave')}</option>
          {columnOptions(table).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {match?.isGuess && <span className="sr-batch__guess">{t('batch.guess')}</span>}
      </td>
      <td data-label={t('batch.example')} className="sr-batch__column">
        <span className="sr-batch__cell">{match ? table.rows[0]?.[match.column] : field.value}</span>
      </td>
    </tr>
  );
}
