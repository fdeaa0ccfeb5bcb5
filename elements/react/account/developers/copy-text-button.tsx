import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { useSpotreel } from '../../foundation/spotreel-context';
import { copyText } from '../../foundation/text/copy-text';
import { useTranslator } from '../../foundation/text/translation';

export interface CopyTextButtonProps {
  text: string;
  /** Accessible name of the button if another one is beside it. Default: its text. */
  name?: string | undefined;
}

/** Copies a text, and says so until another text is there. */
export function CopyTextButton({ text, name }: CopyTextButtonProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;

  async function copy() {
    try {
      await copyText(text);
      setCopied(text);
    } catch {
      toasts.show({ tone: 'danger', title: t('developers.copyFailed') });
    }
  }

  return (
    <>
      <Button
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        aria-label={isCopied ? undefined : name}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'developers.copied' : 'developers.copy')}
      </Button>
      <span className="sr-visually-hidden" role="status">
        {isCopied && t('developers.copied')}
      </span>
    </>
  );
}
