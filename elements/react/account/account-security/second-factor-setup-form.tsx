import { useStore } from '@nanostores/react';
import type { SecondFactorSetup } from '@spotreel/sdk/internal/contract';
import type { AccountSecurityStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface SecondFactorSetupFormProps {
  security: AccountSecurityStore;
  setup: SecondFactorSetup;
  onCancel: () => void;
}

/** Shows the QR code, and takes the first code of the app. */
export function SecondFactorSetupForm({ security, setup, onCancel }: SecondFactorSetupFormProps) {
  const t = useTranslator();
  const form = useStore(security.$form);
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    void security.confirm(code);
  }
  return (
    <form className="sr-factor-setup" onSubmit={submit} noValidate>
      <QrCode text={setup.uri} label={t('security.qrLabel')} />
      <div className="sr-account-form">
        <p className="sr-factor-setup__text">{t('security.scanText')}</p>
        <p className="sr-factor-setup__text">
          {t('security.secret')} <code className="sr-factor-setup__secret">{inGroups(setup.secret)}</code>
        </p>
        <TextField
          label={t('security.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={formError(form) ?? (fieldError(form, 'code') && t('code.missing'))}
        />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('security.turnOn')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Four characters at a time are easier to copy by hand. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

interface QrCodeProps {
  text: string;
  label: string;
}

/** Dark squares on white in every theme: readers expect that. Around it are four squares of white, as the standard asks. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 });
    const squares = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className="sr-qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
