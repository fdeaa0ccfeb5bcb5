import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { copyText } from '../../foundation/text/copy-text';
import { useTranslator } from '../../foundation/text/translation';

/** The address of a link, to be copied. */
export function LinkAddress({ url }: { url: string }) {
  const t = useTranslator();
  const row = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<{ readonly url: string; readonly isDone: boolean }>();
  const answer = copied?.url === url ? copied : undefined;

  async function copy() {
    try {
      await copyText(url);
      setCopied({ url, isDone: true });
    } catch {
      setCopied({ url, isDone: false });
      row.current?.querySelector('input')?.select();
    }
  }
  return (
    <div ref={row} className="sr-sharing__address">
      <TextField
        label={t('share.link')}
        value={url}
        readOnly
        error={answer?.isDone === false ? t('share.copyFailed') : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="primary"
        icon={answer?.isDone ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {t(answer?.isDone ? 'share.copied' : 'share.copy')}
      </Button>
      <span role="status" className="sr-visually-hidden">
        {answer?.isDone && t('share.copied')}
      </span>
    </div>
  );
}
