import { useStore } from '@nanostores/react';
import type { BatchField } from '@spotreel/sdk/internal/contract';
import type { BatchDraft } from '@spotreel/sdk/internal/stores';
import { X } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import type { SceneOfFields } from './scenes-of-fields';

/** Values of a column that are shown. */
const SAMPLES = 3;

export interface ColumnCardProps {
  store: BatchDraft;
  /** Index of the column. */
  column: number;
  scenes: readonly SceneOfFields[];
}

/** A column of the table: its first values, the fields that it fills, and a way to add one. */
export function ColumnCard({ store, column, scenes }: ColumnCardProps) {
  const t = useTranslator();
  const { table } = useStore(store.$table);
  const { matches, nameColumn } = useStore(store.$matching);
  const name = table?.columns[column] || t('table.unnamed', { number: String(column + 1) });
  const samples = table?.rows.map((cells) => cells[column]?.trim() ?? '').filter(Boolean) ?? [];
  const filled = scenes.flatMap(({ fields }) => fields.filter(({ key }) => matches.get(key)?.column === column));
  return (
    <li className="sr-batch-column">
      <strong dir="auto">{name}</strong>
      <span className="sr-batch__cell" dir="auto">
        {samples.slice(0, SAMPLES).join(' · ')}
      </span>
      <ul className="sr-batch-column__fields sr-list" aria-label={t('batch.fills')}>
        {filled.map((field) => (
          <FilledField key={field.key} store={store} field={field} columnName={name} />
        ))}
        {nameColumn === column && <li className="sr-batch__note">{t('batch.namesVideos')}</li>}
        {filled.length === 0 && nameColumn !== column && <li className="sr-batch__note">{t('batch.notUsed')}</li>}
      </ul>
      <FieldSelect
        label={t('batch.addFieldOf', { column: name })}
        scenes={scenes}
        isFilled={(key) => matches.get(key)?.column === column}
        onAdd={(key) => store.assign(key, column)}
      />
    </li>
  );
}

function FilledField({ store, field, columnName }: { store: BatchDraft; field: BatchField; columnName: string }) {
  const t = useTranslator();
  const isGuess = useStore(store.$matching).matches.get(field.key)?.isGuess;
  const remove = t('batch.removeField', { column: columnName, field: field.label });
  return (
    <li className="sr-batch-column__field">
      {field.label}
      {isGuess && <span className="sr-batch__guess">{t('batch.guess')}</span>}
      <button
        type="button"
        className="sr-batch-column__remove"
        aria-label={remove}
        title={remove}
        onClick={() => store.assign(field.key, null)}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

interface FieldSelectProps {
  label: string;
  scenes: readonly SceneOfFields[];
  isFilled: (key: string) => boolean;
  onAdd: (key: string) => void;
}

/** The fields of each scene that the column does not fill. */
function FieldSelect({ label, scenes, isFilled, onAdd }: FieldSelectProps) {
  const t = useTranslator();
  return (
    <select
      className="sr-input"
      aria-label={label}
      value=""
      onChange={({ currentTarget: { value } }) => value !== '' && onAdd(value)}
    >
      <option value="">{t('batch.addField')}</option>
      {scenes.map(({ ingredient, number, fields }) => (
        <optgroup key={ingredient} label={t('batch.sceneNumber', { number })}>
          {fields
            .filter(({ key }) => !isFilled(key))
            .map(({ key, label: name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
