import type { Brand } from '@spotreel/sdk/contract';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';

export interface DeleteBrandDialogProps {
  brand: Brand;
  onClose: () => void;
  /** Called when the server has deleted it. */
  onDeleted: ((brand: Brand) => void) | undefined;
}

/** Asks before a brand is deleted. */
export function DeleteBrandDialog({ brand, onClose, onDeleted }: DeleteBrandDialogProps) {
  const t = useTranslator();
  const { brands } = useSpotreel();

  async function remove() {
    onClose();
    if (await brands.remove(brand.id)) onDeleted?.(brand);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t('brands.deleteTitle', { name: brand.name })}
      description={t('brands.deleteText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={remove}>
            {t('brands.deleteConfirm')}
          </Button>
        </>
      }
    />
  );
}
