import { TEXT_ENCODINGS } from '@spotreel/sdk/internal/table';
import { useTranslator } from '../../foundation/text/translation';
import { SelectField } from '../field/select-field';

interface EncodingFieldProps {
  /** Label of `TextDecoder`; empty: it is found. */
  encoding: string;
  onChange: (encoding: string) => void;
}

/** The encoding of a text that does not say it. */
export function EncodingField({ encoding, onChange }: EncodingFieldProps) {
  const t = useTranslator();
  const found = encoding === '' ? [{ value: '', label: t('table.encodingFound') }] : [];
  return (
    <div>
      <SelectField
        label={t('table.encoding')}
        value={encoding}
        options={[...found, ...TEXT_ENCODINGS.map(({ label, name }) => ({ value: label, label: name }))]}
        onChange={onChange}
      />
      <p className="sr-table-preview__note">{t('table.encodingGuess')}</p>
    </div>
  );
}
