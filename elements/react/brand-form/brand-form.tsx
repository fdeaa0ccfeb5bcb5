import type { Brand } from '@spotreel/sdk/contract';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { BrandColors } from './brand-colors';
import { BrandFields, ReviewFields } from './brand-fields';
import { LogoField } from './logo-field';
import { type BrandFormState, useBrandForm } from './use-brand-form';

export interface BrandFormProps {
  /** Undefined: a new one. */
  brand: Brand | undefined;
  onClose: () => void;
  onSaved: (brand: Brand) => void;
  /** Absent for a new one. */
  onDelete?: (() => void) | undefined;
}

/** A brand: logo, colors taken from it, font, website and where its reviews are. */
export function BrandForm({ brand, onClose, onSaved, onDelete }: BrandFormProps) {
  const t = useTranslator();
  const formId = useId();
  const form = useBrandForm(brand, onSaved);
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
          <Button type="submit" form={formId} variant="primary" busy={form.isSaving}>
            {t(brand ? 'brands.save' : 'brands.saveNew')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sr-brand-form" noValidate onSubmit={form.submit}>
        {form.failureText && (
          <div className="sr-brand-form__failure">
            <Notice tone="danger">{form.failureText}</Notice>
          </div>
        )}
        <IdentityColumn form={form} />
        <ColorColumn form={form} />
      </form>
    </Dialog>
  );
}

/** Logo, name, font and website. */
function IdentityColumn({ form }: { form: BrandFormState }) {
  const t = useTranslator();
  const { draft, note, errors, fontList, change, chooseLogo } = form;
  return (
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
  );
}

/** Colors, and where reviews are found. */
function ColorColumn({ form }: { form: BrandFormState }) {
  const { draft, note, errors, change, proposeColors } = form;
  return (
    <div className="sr-brand-form__column">
      <BrandColors
        colors={draft}
        note={note}
        onPropose={draft.image === null ? undefined : proposeColors}
        onChange={change}
      />
      <ReviewFields draft={draft} errors={errors} onChange={change} />
    </div>
  );
}
