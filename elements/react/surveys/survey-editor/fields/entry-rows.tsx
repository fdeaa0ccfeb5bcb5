import { X } from 'lucide-react';
import { IconButton } from '../../../controls/button/button';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';

export interface EntryRowsProps<Entry extends { readonly id: string }> {
  entries: readonly Entry[];
  /** Field of an entry that is written here. */
  field: Extract<keyof Entry, string>;
  label: (number: number) => string;
  errorOf: (index: number) => string | undefined;
  /** `what`: the entry that is changed, or 'remove'. */
  onChange: (what: string, entries: Entry[]) => void;
}

/** A text for each entry, each with its way out; the last one stays. */
export function EntryRows<Entry extends { readonly id: string }>(props: EntryRowsProps<Entry>) {
  const { entries, field, label, errorOf, onChange } = props;
  const t = useTranslator();
  return entries.map((entry, index) => (
    <div key={entry.id} className="sr-question__item">
      <TextField
        label={label(index + 1)}
        value={String(entry[field])}
        error={errorOf(index)}
        onChange={(event) => onChange(entry.id, entries.with(index, { ...entry, [field]: event.currentTarget.value }))}
      />
      <IconButton
        label={t('surveyEditor.remove')}
        disabled={entries.length === 1}
        onClick={() => onChange('remove', entries.toSpliced(index, 1))}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  ));
}
