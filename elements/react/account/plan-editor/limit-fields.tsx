import { DEFAULT_ACCOUNT_LIMITS, LIMIT_NAMES } from '@spotreel/sdk/internal/contract';
import { CheckField } from '../../controls/field/check-field';
import { fieldError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { limitText } from '../../controls/usage-meter/limit-text';
import { useTranslator } from '../../foundation/text/translation';
import type { PlanFieldsProps } from './plan-fields';

/** A length is typed in seconds, storage in gigabytes. */
function labelOf(t: ReturnType<typeof useTranslator>, name: (typeof LIMIT_NAMES)[number]): string {
  const label = t(`limit.${name}`);
  if (name === 'recipeDurationLimit') return t('planEditor.inSeconds', { name: label });
  if (name === 'storageLimit') return t('planEditor.inGigabytes', { name: label });
  return label;
}

/** The limits of a plan; an empty one is the default. */
export function LimitFields({ form, plan, onChange }: PlanFieldsProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-plan-form__part">
      <legend>{t('planEditor.limits')}</legend>
      <p className="sr-account-panel__text">{t('planEditor.limitsHint')}</p>
      <div className="sr-plan-form__grid">
        {LIMIT_NAMES.map((name) => (
          <TextField
            key={name}
            label={labelOf(t, name)}
            hint={t('planEditor.limitDefault', { value: limitText(t, DEFAULT_ACCOUNT_LIMITS[name]) })}
            inputMode="numeric"
            value={plan.limits[name] ?? ''}
            onChange={(event) => onChange({ limits: { ...plan.limits, [name]: event.currentTarget.value } })}
            error={fieldError(form, `limits.${name}`)}
          />
        ))}
      </div>
      <CheckField
        label={t('planEditor.countsDeviceExports')}
        checked={plan.countsDeviceExports}
        onChange={(countsDeviceExports) => onChange({ countsDeviceExports })}
      />
    </fieldset>
  );
}
