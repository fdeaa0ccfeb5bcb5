import type { MessageKey } from '@spotreel/sdk/i18n';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';

export interface DeleteDialogProps {
  /** Name of what is to be deleted; undefined: closed. */
  name: string | undefined;
  title: MessageKey;
  text: MessageKey;
  confirm: MessageKey;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once before something is deleted for good. */
export function DeleteDialog({ name, title, text, confirm, onClose, onConfirm }: DeleteDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t(title, { name: name ?? '' })}
      description={t(text)}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t(confirm)}
          </Button>
        </>
      }
    />
  );
}
