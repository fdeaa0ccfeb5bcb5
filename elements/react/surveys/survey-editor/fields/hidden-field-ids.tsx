import { useState } from 'react';
import { CheckField } from '../../../controls/field/check-field';
import { TextAreaField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { SurveyFieldsProps } from './card-fields';

/** Ids of the values that a page sends beside the answers. */
export function HiddenFieldIds({ survey: { hiddenFields }, edit, errorOf }: SurveyFieldsProps) {
  const t = useTranslator();
  const { enabled, fieldIds = [] } = hiddenFields;
  // as it is typed: an empty line is one that is about to be written
  const [written, setWritten] = useState(fieldIds.join('\n'));
  const shown = idsIn(written).join() === fieldIds.join() ? written : fieldIds.join('\n');
  const error = fieldIds.map((_, index) => errorOf(`hiddenFields.fieldIds.${index}`)).find(Boolean);
  return (
    <section className="sr-panel">
      <CheckField
        label={t('surveyEditor.hiddenFields')}
        checked={enabled}
        onChange={(next) => edit('hiddenFields.enabled', { hiddenFields: { ...hiddenFields, enabled: next } })}
      />
      {enabled && (
        <TextAreaField
          label={t('surveyEditor.hiddenFieldIds')}
          hint={t('surveyEditor.hiddenFieldsHint')}
          value={shown}
          error={error}
          onValueChange={(text) => {
            setWritten(text);
            edit('hiddenFields.fieldIds', { hiddenFields: { ...hiddenFields, fieldIds: idsIn(text) } });
          }}
        />
      )}
    </section>
  );
}

function idsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
