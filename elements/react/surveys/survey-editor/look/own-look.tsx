import { type Placement, placement, type Survey, type SurveyProduct } from '@spotreel/sdk/internal/contract';
import type { SurveyReferences } from '@spotreel/sdk/internal/stores';
import { ColorField } from '../../../controls/color-field/color-field';
import { CheckField } from '../../../controls/field/check-field';
import { SelectField } from '../../../controls/field/select-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { ErrorOf } from '../../survey-translations/field-errors';
import type { SurveyFieldsProps } from '../fields/card-fields';
import { shownColor } from './shown-color';

type Overwrites = NonNullable<Survey['productOverwrites']>;

export interface OwnLookProps extends SurveyFieldsProps {
  references: SurveyReferences;
}

/** Overrides of this survey for the look of all surveys. */
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
      <OwnColors own={own} product={product} set={set} errorOf={errorOf} />
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
  product: SurveyProduct;
  set: (field: string, change: Partial<Overwrites>) => void;
  errorOf: ErrorOf;
}

/** A color that the survey does not have is that of all surveys. */
function OwnColors({ own, product, set, errorOf }: OwnColorsProps) {
  const t = useTranslator();
  return (
    <div className="sr-question__pair">
      {(['brandColor', 'highlightBorderColor'] as const).map((field) => (
        <ColorField
          key={field}
          label={t(`surveyEditor.${field}`)}
          value={shownColor(own[field] ?? product[field] ?? product.brandColor)}
          swatches={[]}
          warning={errorOf(`productOverwrites.${field}`)}
          onChange={(color) => set(field, { [field]: color })}
          onReset={own[field] ? () => set(field, { [field]: null }) : undefined}
        />
      ))}
    </div>
  );
}
