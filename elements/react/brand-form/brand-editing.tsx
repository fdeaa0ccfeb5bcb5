import type { Brand } from '@spotreel/sdk/contract';
import { addMessages, brandMessages } from '@spotreel/sdk/i18n';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { BrandForm } from './brand-form';

addMessages(brandMessages);

export interface BrandEditingProps {
  brand: Brand | 'new';
  /** Asks at once whether to delete it, without the form. */
  isDeleting?: boolean;
  onClose: () => void;
  onSaved?: (brand: Brand) => void;
  onDeleted?: (brand: Brand) => void;
}

/** The form of one brand, and the question before it is deleted. */
export function BrandEditing({ brand, isDeleting = false, onClose, onSaved, onDeleted }: BrandEditingProps) {
  const t = useTranslator();
  const { brands } = useSpotreel();
  const [isAsking, setAsking] = useState(isDeleting);
  const existing = brand === 'new' ? undefined : brand;
  if (!existing || !isAsking)
    return (
      <BrandForm
        brand={existing}
        onClose={onClose}
        onSaved={(saved) => {
          onClose();
          onSaved?.(saved);
        }}
        onDelete={existing && (() => setAsking(true))}
      />
    );

  async function remove(gone: Brand) {
    onClose();
    if (await brands.remove(gone.id)) onDeleted?.(gone);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t('brands.deleteTitle', { name: existing.name })}
      description={t('brands.deleteText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={() => remove(existing)}>
            {t('brands.deleteConfirm')}
          </Button>
        </>
      }
    />
  );
}
