import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextField } from '../field/text-field';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';

export interface SecretDialogProps {
  /** Undefined: there is none to show. */
  secret: string | undefined;
  onClose: () => void;
}

/** A secret that is shown once, to be copied. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const [copied, setCopied] = useState<string>();
  const isCopied = secret !== undefined && copied === secret;

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      setCopied(secret);
    } catch {
      toasts.show({ tone: 'danger', title: t('developers.copyFailed') });
    }
  }

  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('developers.secretTitle')}
      description={t('developers.secretText')}
      closeLabel={t('developers.close')}
      footer={
        <>
          <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
            {t(isCopied ? 'developers.copied' : 'developers.copy')}
          </Button>
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
