import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';

export interface DeleteDialogProps {
  /** Name of what is to be deleted; undefined: closed. */
  name: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once before a video is deleted for good. */
export function DeleteDialog({ name, onClose, onConfirm }: DeleteDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t('projects.deleteTitle', { name: name ?? '' })}
      description={t('projects.deleteText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('projects.deleteConfirm')}
          </Button>
        </>
      }
    />
  );
}
