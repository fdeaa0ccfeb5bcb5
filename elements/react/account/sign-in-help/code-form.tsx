import type { CodeLogin, CodeLoginState } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { useSignInHelpStyles } from './sign-in-help-styles';

/** Props of `CodeForm`. */
export interface CodeFormProps {
  /** Logs in with the code. */
  onSubmit: CodeLogin['submit'];
  /** Back to email and password. */
  onBack: () => void;
  /** State of mailing the code. Absent: it comes from an app. */
  state?: CodeLoginState;
  /** Mails another code. */
  onResend?: () => void;
}

/** The second step of logging in: a code of the authenticator app, a recovery code, or one that was mailed. */
export function CodeForm({ onSubmit, onBack, state, onResend }: CodeFormProps) {
  useSignInHelpStyles();
  const t = useTranslator();
  const { code, setCode, error, refusal, isBusy, submit } = useCodeEntry(onSubmit);
  const isMailed = state?.by === 'email';
  return (
    <form className="sr-sign-in" onSubmit={submit} noValidate>
      {state?.failure && <Notice tone="danger">{state.failure.message}</Notice>}
      {state && state.sent > 1 && !refusal && <Notice tone="info">{t('code.resent')}</Notice>}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('code.label')}
        name="code"
        autoComplete="one-time-code"
        inputMode={isMailed ? 'numeric' : undefined}
        autoFocus
        maxLength={30}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        hint={t(isMailed ? 'code.emailHint' : 'code.hint')}
        error={error}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        {t('code.submit')}
      </Button>
      {isMailed && onResend && (
        <Button busy={state.status === 'sending'} onClick={onResend}>
          {t('code.resend')}
        </Button>
      )}
      <Button variant="quiet" onClick={onBack}>
        {t('code.back')}
      </Button>
    </form>
  );
}

/** The typed code, and what was wrong with the last one. */
function useCodeEntry(onSubmit: CodeFormProps['onSubmit']) {
  const t = useTranslator();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!code.trim()) return setError(t('code.missing'));
    setBusy(true);
    setError(undefined);
    setRefusal(undefined);
    const failure = await onSubmit(code);
    setBusy(false);
    if (failure?.code === 'second_factor_wrong') setError(failure.message);
    else setRefusal(failure?.message);
  }
  return { code, setCode, error, refusal, isBusy, submit };
}
