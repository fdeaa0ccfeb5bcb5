import { type Placement, placement, type Survey } from '@spotreel/sdk/contract';
import type { SurveyReferences } from '@spotreel/sdk/stores';
import { CheckField } from '../field/check-field';
import { SelectField } from '../field/select-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import type { SurveyFieldsProps } from './card-fields';
import type { ErrorOf } from './field-errors';

type Overwrites = NonNullable<Survey['productOverwrites']>;

export interface OwnLookProps extends SurveyFieldsProps {
  references: SurveyReferences;
}

/** What this survey overrides of the look of all surveys. */
export function OwnLook({ survey: { productOverwrites }, references, edit, errorOf }: OwnLookProps) {
  const t = useTranslator();
  const own: Overwrites = productOverwrites ?? {};
  const { product } = references.environment;
  const set = (field: string, change: Partial<Overwrites>) =>
    edit(`productOverwrites.${field}`, { productOverwrites: { ...own, ...change } });
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('surveyEditor.ownLook')}</h2>
      <SelectField<Placement | ''>
        label={t('surveyEditor.placement')}
        value={own.placement ?? ''}
        options={[
          { value: '', label: t('surveyEditor.placement.default') },
          ...placement.options.map((value) => ({ value, label: t(`surveyEditor.placement.${value}`) })),
        ]}
        onChange={(value) => set('placement', { placement: value || null })}
      />
      <OwnColors own={own} set={set} errorOf={errorOf} />
      {(['clickOutsideClose', 'darkOverlay'] as const).map((field) => (
        <CheckField
          key={field}
          label={t(`surveyEditor.${field}`)}
          checked={own[field] ?? product[field]}
          onChange={(checked) => set(field, { [field]: checked })}
        />
      ))}
    </section>
  );
}

interface OwnColorsProps {
  own: Overwrites;
  set: (field: string, change: Partial<Overwrites>) => void;
  errorOf: ErrorOf;
}

function OwnColors({ own, set, errorOf }: OwnColorsProps) {
  const t = useTranslator();
  return (
    <div className="sr-question__pair">
      {(['brandColor', 'highlightBorderColor'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`surveyEditor.${field}`)}
          hint={t('surveyEditor.colorHint')}
          value={own[field] ?? ''}
          error={errorOf(`productOverwrites.${field}`)}
          onChange={(event) => set(field, { [field]: event.currentTarget.value.trim() || null })}
        />
      ))}
    </div>
  );
}
