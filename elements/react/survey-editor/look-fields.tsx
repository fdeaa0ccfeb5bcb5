import { type Placement, placement, type SurveyProduct } from '@spotreel/sdk/contract';
import type { SurveyReferences } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { Button } from '../button/button';
import { CheckField } from '../field/check-field';
import { SelectField } from '../field/select-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import type { SurveyFieldsProps } from './card-fields';
import { NumberField } from './number-field';

export interface LookFieldsProps extends SurveyFieldsProps {
  references: SurveyReferences;
  onProduct: (product: SurveyProduct) => Promise<void>;
}

/** Place and colors: of this survey, and of all of them. */
export function LookFields(props: LookFieldsProps) {
  return (
    <>
      <OwnLook {...props} />
      <SharedLook product={props.references.environment.product} onProduct={props.onProduct} />
    </>
  );
}

function OwnLook({ survey: { productOverwrites }, references, edit, errorOf }: LookFieldsProps) {
  const t = useTranslator();
  const own = productOverwrites ?? {};
  const { product } = references.environment;
  const set = (field: string, change: object) =>
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

function SharedLook({ product, onProduct }: { product: SurveyProduct; onProduct: LookFieldsProps['onProduct'] }) {
  const t = useTranslator();
  const [draft, setDraft] = useState(product);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await onProduct(draft);
    setBusy(false);
  }

  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('surveyEditor.allLook')}</h2>
      <div className="sr-question__pair">
        <SelectField
          label={t('surveyEditor.placement')}
          value={draft.placement}
          options={placement.options.map((value) => ({ value, label: t(`surveyEditor.placement.${value}`) }))}
          onChange={(next) => setDraft({ ...draft, placement: next })}
        />
        <TextField
          label={t('surveyEditor.brandColor')}
          value={draft.brandColor}
          onChange={(event) => setDraft({ ...draft, brandColor: event.currentTarget.value.trim() })}
        />
        <NumberField
          label={t('surveyEditor.recontactDays')}
          value={draft.recontactDays}
          onChange={(recontactDays) => setDraft({ ...draft, recontactDays })}
        />
      </div>
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
