import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/contract';
import type { Failure } from '@spotreel/sdk/stores';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextField } from '../field/text-field';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { BrandColors } from './brand-colors';
import { BrandFields, ReviewFields } from './brand-fields';
import { LogoField } from './logo-field';
import { type BrandFormDraft, useBrandDraft } from './use-brand-draft';

export interface BrandFormProps {
  /** Undefined: a new one. */
  brand: Brand | undefined;
  onClose: () => void;
  onSaved: (brand: Brand) => void;
  /** Absent for a new one. */
  onDelete?: (() => void) | undefined;
}

type Errors = Partial<Record<keyof BrandFormDraft, string>>;

/** A brand: logo, colors taken from it, font, website and where its reviews are. */
export function BrandForm({ brand, onClose, onSaved, onDelete }: BrandFormProps) {
  const t = useTranslator();
  const formId = useId();
  const { brands, fonts } = useSpotreel();
  const { status, failure } = useStore(brands.$save);
  const fontList = useStore(fonts.$fonts).data ?? [];
  const { draft, note, change, chooseLogo, proposeColors } = useBrandDraft(brand);
  const [isNameMissing, setNameMissing] = useState(false);
  const errors = useErrors(failure, isNameMissing);

  useEffect(() => {
    void fonts.load();
    brands.clearSave();
  }, [fonts, brands]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setNameMissing(draft.name.trim() === '');
    if (draft.name.trim() === '') return;
    const saved = await (brand ? brands.update(brand.id, draft) : brands.create(draft));
    if (saved) onSaved(saved);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(brand ? 'brands.editTitle' : 'brands.create')}
      closeLabel={t('app.close')}
      size="lg"
      footer={
        <>
          {onDelete && (
            <IconButton label={t('brands.deleteConfirm')} className="sr-brand-form__delete" onClick={onDelete}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={status === 'saving'}>
            {t(brand ? 'brands.save' : 'brands.saveNew')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sr-brand-form" noValidate onSubmit={submit}>
        {failure && !failure.details && <Notice tone="danger">{failure.message}</Notice>}
        <div className="sr-brand-form__column">
          <LogoField
            name={draft.name}
            image={draft.image}
            error={note === 'broken' ? t('brands.logoBroken') : errors.image}
            onChoose={chooseLogo}
            onRemove={() => change({ image: null })}
          />
          <TextField
            label={t('brands.name')}
            error={errors.name}
            required
            maxLength={100}
            autoComplete="organization"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <BrandFields draft={draft} fonts={fontList} errors={errors} onChange={change} />
        </div>
        <div className="sr-brand-form__column">
          <BrandColors
            colors={draft}
            note={note}
            onPropose={draft.image === null ? undefined : proposeColors}
            onChange={change}
          />
          <ReviewFields draft={draft} errors={errors} onChange={change} />
        </div>
      </form>
    </Dialog>
  );
}

/** What the server refused, in words of the catalogue where there are any. */
function useErrors(failure: Failure | undefined, isNameMissing: boolean): Errors {
  const t = useTranslator();
  const words: Errors = { website: t('brands.linkWrong'), trustpilotUrl: t('brands.linkWrong') };
  const refused = Object.entries(failure?.details ?? {}).map(([field, [text]]) => [
    field,
    words[field as keyof Errors] ?? text,
  ]);
  return { ...Object.fromEntries(refused), ...(isNameMissing && { name: t('brands.nameMissing') }) };
}
