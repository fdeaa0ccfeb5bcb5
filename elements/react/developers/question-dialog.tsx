import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';

export interface QuestionDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What the button does that goes on. */
  action: string;
  /** It cannot be undone. */
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done. */
export function QuestionDialog({
  open,
  title,
  text,
  action,
  isDangerous,
  onConfirm,
  onClose,
  children,
}: QuestionDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      closeLabel={t('developers.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('developers.cancel')}</Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
