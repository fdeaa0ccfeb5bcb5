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
          <CopyButton text={secret ?? ''} />
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

function CopyButton({ text }: { text: string }) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toasts.show({ tone: 'danger', title: t('developers.copyFailed') });
    }
  }

  return (
    <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
      {t(isCopied ? 'developers.copied' : 'developers.copy')}
    </Button>
  );
}
