import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/internal/contract';
import type { Failure } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { repeatedColors } from './repeated-colors';
import { type BrandFormDraft, useBrandDraft } from './use-brand-draft';

/** Problem of a field, by its name. */
export type BrandErrors = Readonly<Partial<Record<keyof BrandFormDraft, string>>>;

export type BrandFormState = ReturnType<typeof useBrandForm>;

/** State of the form: its values, its errors and its save. `brand` is undefined for a new one. */
export function useBrandForm(brand: Brand | undefined, onSaved: (brand: Brand) => void) {
  const { brands, fonts } = useSpotreel();
  const { status, failure } = useStore(brands.$save);
  const fontList = useStore(fonts.$fonts).data ?? [];
  const values = useBrandDraft(brand);
  const [isNameMissing, setNameMissing] = useState(false);
  const errors = useErrors(failure, isNameMissing);
  const { draft } = values;

  useEffect(() => {
    void fonts.load();
    brands.clearSave();
  }, [fonts, brands]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isNameEmpty = draft.name.trim() === '';
    setNameMissing(isNameEmpty);
    // the form says at the color that it is there twice
    if (isNameEmpty || repeatedColors(draft).size > 0) return;
    const saved = await (brand ? brands.update(brand.id, draft) : brands.create(draft));
    if (saved) onSaved(saved);
  }

  /** A failure that belongs to no field. */
  const failureText = failure?.details ? undefined : failure?.message;
  return { ...values, fontList, errors, failureText, isSaving: status === 'saving', submit };
}

/** Refusals of the server, in words of the catalogue if there are any. */
function useErrors(failure: Failure | undefined, isNameMissing: boolean): BrandErrors {
  const t = useTranslator();
  const words: BrandErrors = { website: t('brands.linkWrong'), trustpilotUrl: t('brands.linkWrong') };
  const refused = Object.entries(failure?.details ?? {}).map(([field, [text]]) => [
    field,
    words[field as keyof BrandErrors] ?? text,
  ]);
  return { ...Object.fromEntries(refused), ...(isNameMissing && { name: t('brands.nameMissing') }) };
}
