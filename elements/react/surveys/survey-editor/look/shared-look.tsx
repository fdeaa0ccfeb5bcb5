import { placement, type SurveyProduct } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';
import { Button } from '../../../controls/button/button';
import { ColorField } from '../../../controls/color-field/color-field';
import { CheckField } from '../../../controls/field/check-field';
import { SelectField } from '../../../controls/field/select-field';
import { useTranslator } from '../../../foundation/text/translation';
import { NumberField } from '../fields/number-field';
import { shownColor } from './shown-color';

export interface SharedLookProps {
  product: SurveyProduct;
  onSave: (product: SurveyProduct) => Promise<void>;
}

/** The look of all surveys. It is saved by its own button. */
export function SharedLook({ product, onSave }: SharedLookProps) {
  const t = useTranslator();
  const [draft, setDraft] = useState(product);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await onSave(draft);
    setBusy(false);
  }

  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('surveyEditor.allLook')}</h2>
      <SharedValues product={draft} onChange={setDraft} />
      {(['clickOutsideClose', 'darkOverlay', 'inAppSurveyBranding'] as const).map((field) => (
        <CheckField
          key={field}
          label={t(`surveyEditor.${field}`)}
          checked={draft[field]}
          onChange={(checked) => setDraft({ ...draft, [field]: checked })}
        />
      ))}
      <div>
        <Button busy={isBusy} onClick={save}>
          {t('surveyEditor.saveLook')}
        </Button>
      </div>
    </section>
  );
}

interface SharedValuesProps {
  product: SurveyProduct;
  onChange: (product: SurveyProduct) => void;
}

/** Placement, color, and the days before the same person is asked again. */
function SharedValues({ product, onChange }: SharedValuesProps) {
  const t = useTranslator();
  return (
    <>
      <div className="sr-question__pair">
        <SelectField
          label={t('surveyEditor.placement')}
          value={product.placement}
          options={placement.options.map((value) => ({ value, label: t(`surveyEditor.placement.${value}`) }))}
          onChange={(next) => onChange({ ...product, placement: next })}
        />
        <NumberField
          label={t('surveyEditor.recontactDays')}
          value={product.recontactDays}
          onChange={(recontactDays) => onChange({ ...product, recontactDays })}
        />
      </div>
      <ColorField
        label={t('surveyEditor.brandColor')}
        value={shownColor(product.brandColor)}
        swatches={[]}
        onChange={(brandColor) => onChange({ ...product, brandColor })}
      />
    </>
  );
}
