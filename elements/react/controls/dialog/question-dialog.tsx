import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface QuestionDialogProps {
  open: boolean;
  title: string;
  text?: string;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the button that leaves everything as it is. Default: Cancel. */
  refusal?: string;
  /** True: the action cannot be undone. */
  isDangerous?: boolean;
  /** `onClose` is called after it. */
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, text, action, refusal, isDangerous, onConfirm, onClose, children } = props;
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{refusal ?? t('app.cancel')}</Button>
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
