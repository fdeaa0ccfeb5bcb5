import type { Brand } from '@spotreel/sdk/internal/contract';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { useTranslator } from '../../foundation/text/translation';
import { BrandColumns } from './brand-columns';
import { useBrandForm } from './use-brand-form';

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
        <BrandColumns form={form} />
      </form>
    </Dialog>
  );
}
