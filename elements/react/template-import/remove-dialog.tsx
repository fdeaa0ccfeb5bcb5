import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';

export interface RemoveDialogProps {
  name: string;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveDialog({ name, onClose, onConfirm }: RemoveDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t('import.removeTitle', { name })}
      description={t('import.removeText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('import.removeConfirm')}
          </Button>
        </>
      }
    />
  );
}
