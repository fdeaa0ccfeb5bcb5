import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../controls/button/button';
import { TextAreaField, TextField } from '../../../controls/field/text-field';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { copyText } from '../../../foundation/text/copy-text';
import { useTranslator } from '../../../foundation/text/translation';

export interface CopyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Several lines. */
  isLong?: boolean;
}

/** A text to be taken along: it can be selected, and copied by its button. */
export function CopyField({ label, hint, value, isLong = false }: CopyFieldProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;

  async function copy() {
    try {
      await copyText(value);
      setCopied(value);
    } catch {
      toasts.show({ tone: 'danger', title: t('sharing.copyFailed') });
    }
  }

  return (
    <div className="sr-sharing__copy">
      {isLong ? (
        <TextAreaField label={label} hint={hint} value={value} rows={5} onValueChange={() => {}} />
      ) : (
        <TextField label={label} hint={hint} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      )}
      <div>
        <Button size="sm" icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
          {t(isCopied ? 'sharing.copied' : 'sharing.copy')}
        </Button>
      </div>
    </div>
  );
}
