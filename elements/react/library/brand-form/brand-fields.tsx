import type { FontFamily } from '@spotreel/sdk/internal/contract';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import type { BrandFormDraft } from './use-brand-draft';
import type { BrandErrors } from './use-brand-form';

export interface BrandFieldsProps {
  draft: BrandFormDraft;
  fonts: readonly FontFamily[];
  errors: BrandErrors;
  onChange: (values: Partial<BrandFormDraft>) => void;
}

/** Font and website: what a video shows beside logo and colors. */
export function BrandFields({ draft, fonts, errors, onChange }: BrandFieldsProps) {
  const t = useTranslator();
  return (
    <>
      <label className="sr-field">
        <span className="sr-field__label">{t('brands.font')}</span>
        <select
          className="sr-input"
          value={draft.font}
          onChange={(event) => onChange({ font: event.currentTarget.value })}
        >
          <option value="">{t('brands.fontOwn')}</option>
          {fonts.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {errors.font && <span className="sr-field__error">{errors.font}</span>}
      </label>
      <TextField
        label={t('brands.website')}
        hint={t('brands.websiteHint')}
        error={errors.website}
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={2000}
        value={draft.website}
        onChange={(event) => onChange({ website: event.currentTarget.value })}
      />
    </>
  );
}

/** Addresses of reviews of the business. */
export function ReviewFields({ draft, errors, onChange }: Omit<BrandFieldsProps, 'fonts'>) {
  const t = useTranslator();
  return (
    <fieldset className="sr-brand-form__reviews">
      <legend className="sr-field__label">{t('brands.reviews')}</legend>
      {(['trustpilotUrl', 'googlePlaceName', 'googlePlace'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`brands.${name}`)}
          error={errors[name]}
          inputMode={name === 'trustpilotUrl' ? 'url' : undefined}
          maxLength={name === 'googlePlaceName' ? 200 : 2000}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
