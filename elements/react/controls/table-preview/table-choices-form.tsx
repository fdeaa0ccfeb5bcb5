import type { Translator } from '@spotreel/sdk/internal/i18n';
import { SEPARATORS, type TableChoices, type TableContent, TEXT_ENCODINGS } from '@spotreel/sdk/internal/table';
import { useTranslator } from '../../foundation/text/translation';
import { SelectField } from '../field/select-field';

interface TableChoicesFormProps {
  content: TableContent;
  onChoose: (choices: TableChoices) => void;
}

/** Options of reading the table, as far as they can be changed. */
export function TableChoicesForm({ content, onChoose }: TableChoicesFormProps) {
  const t = useTranslator();
  const { separator, encoding, isGuess, sheets, sheet } = content;
  return (
    <>
      <div className="sr-table-preview__choices">
        {separator !== undefined && (
          <SelectField
            label={t('table.separator')}
            value={separator}
            options={separatorOptions(separator, t)}
            onChange={(value) => onChoose({ separator: value })}
          />
        )}
        {encoding !== undefined && (
          <SelectField
            label={t('table.encoding')}
            value={encoding}
            options={TEXT_ENCODINGS.map(({ label, name }) => ({ value: label, label: name }))}
            onChange={(value) => onChoose({ encoding: value })}
          />
        )}
        {sheets.length > 1 && (
          <SelectField
            label={t('table.sheet')}
            value={String(sheet)}
            options={sheets.map((name, index) => ({ value: String(index), label: name }))}
            onChange={(value) => onChoose({ sheet: Number(value) })}
          />
        )}
      </div>
      {isGuess && <p className="sr-table-preview__note">{t('table.encodingGuess')}</p>}
    </>
  );
}

/** A line such as `sep=#` may name another sign. */
function separatorOptions(separator: string, t: Translator) {
  const labels: Readonly<Record<string, string>> = {
    ',': t('table.comma'),
    ';': t('table.semicolon'),
    '\t': t('table.tab'),
    '|': t('table.bar'),
    '': t('table.oneColumn'),
  };
  const signs = new Set<string>([...SEPARATORS, separator]);
  return [...signs].map((value) => ({ value, label: labels[value] ?? t('table.otherSign', { sign: value }) }));
}
