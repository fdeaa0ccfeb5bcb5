import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { saveFile } from '../../foundation/files/save-file';
import { useSpotreel } from '../../foundation/spotreel-context';
import { copyText } from '../../foundation/text/copy-text';
import { useTranslator } from '../../foundation/text/translation';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown once: to copy, download or write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslator();
  const [isCopied, setCopied] = useState(false);
  const { toasts } = useSpotreel();
  const text = `${codes.join('\n')}\n`;

  function copy() {
    return copyText(text).then(
      () => setCopied(true),
      () => toasts.show({ tone: 'danger', title: t('developers.copyFailed') }),
    );
  }

  return (
    <div className="sr-account-form">
      <h3 className="sr-recovery-codes__title">{t('security.codesTitle')}</h3>
      <p className="sr-factor-setup__text">{t('security.codesText')}</p>
      <ul className="sr-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="sr-account-form__actions">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t(isCopied ? 'security.codesCopied' : 'security.copyCodes')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          {t('security.downloadCodes')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('security.done')}
        </Button>
      </div>
    </div>
  );
}
