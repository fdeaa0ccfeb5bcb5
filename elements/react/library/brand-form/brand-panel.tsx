import type { Brand } from '@spotreel/sdk/internal/contract';
import { Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { Slot } from '../../foundation/page/slot';
import { useTranslator } from '../../foundation/text/translation';
import { BrandColumns } from './brand-columns';
import { useBrandForm } from './use-brand-form';

export interface BrandPanelProps {
  /** Undefined: a new one. */
  brand: Brand | undefined;
  onSaved: (brand: Brand) => void;
  /** Absent for a new one. */
  onDelete?: (() => void) | undefined;
}

/** The form of a brand as a part of a page. */
export function BrandPanel({ brand, onSaved, onDelete }: BrandPanelProps) {
  const t = useTranslator();
  const form = useBrandForm(brand, onSaved);
  return (
    <form className="sr-brand-panel" part="form" noValidate onSubmit={form.submit}>
      <Slot name="header">
        <h2 className="sr-page__title">{t(brand ? 'brands.editTitle' : 'brands.create')}</h2>
      </Slot>
      <div className="sr-brand-form">
        <BrandColumns form={form} />
      </div>
      <div className="sr-brand-panel__actions" part="actions">
        {onDelete && (
          <IconButton label={t('brands.deleteConfirm')} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {t(brand ? 'brands.save' : 'brands.saveNew')}
        </Button>
      </div>
    </form>
  );
}
