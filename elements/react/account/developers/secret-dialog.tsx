import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { CopyTextButton } from './copy-text-button';

export interface SecretDialogProps {
  /** Undefined: there is none to show. */
  secret: string | undefined;
  onClose: () => void;
}

/** A secret that is shown once, to be copied. A click outside, or the focus that an earlier dialog gives back, keeps it open. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={t('developers.secretTitle')}
      description={t('developers.secretText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <CopyTextButton text={secret ?? ''} />
          <Button variant="primary" onClick={onClose}>
            {t('developers.done')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('developers.secret')}
        value={secret ?? ''}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
