import type { Brand } from '@spotreel/sdk/internal/contract';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

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
    if (await brands.remove(brand.id)) onDeleted?.(brand);
  }

  return (
    <QuestionDialog
      open
      title={t('brands.deleteTitle', { name: brand.name })}
      text={t('brands.deleteText')}
      action={t('brands.deleteConfirm')}
      isDangerous
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
