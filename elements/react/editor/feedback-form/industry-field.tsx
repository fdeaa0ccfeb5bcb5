import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { useId } from 'react';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

const INDUSTRIES = [
  'feedback.industryFood',
  'feedback.industryShop',
  'feedback.industryBeauty',
  'feedback.industryProperty',
  'feedback.industryEducation',
  'feedback.industryHealth',
  'feedback.industryTravel',
  'feedback.industrySoftware',
  'feedback.industryAgency',
  'feedback.industryCharity',
] as const satisfies readonly MessageKey[];

export interface IndustryFieldProps {
  value: string;
  maxLength: number;
  onValue: (value: string) => void;
}

/** The industry of the user: free text with suggestions. */
export function IndustryField({ value, maxLength, onValue }: IndustryFieldProps) {
  const t = useTranslator();
  const list = useId();
  return (
    <>
      <TextField
        label={t('feedback.industry')}
        hint={t('feedback.industryHint')}
        list={list}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <datalist id={list}>
        {INDUSTRIES.map((key) => (
          <option key={key} value={t(key)} />
        ))}
      </datalist>
    </>
  );
}
