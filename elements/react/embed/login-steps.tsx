import type { AskedCode } from '@spotreel/sdk/internal/stores';
import { useAccountScreen } from '../account/account-screen/account-screen';
import { CodeForm } from '../account/sign-in-help/code-form';
import { LinkRequest } from '../account/sign-in-help/link-request';
import { useCodeLogin } from '../account/sign-in-help/use-code-login';
import { Button } from '../controls/button/button';
import { useTranslator } from '../foundation/text/translation';

export interface LoginCodeStepProps {
  /** Input of the first step, and its refusal. */
  asked: AskedCode;
  onBack: () => void;
}

/** The second step of logging in. */
export function LoginCodeStep({ asked, onBack }: LoginCodeStepProps) {
  useAccountScreen();
  const t = useTranslator();
  const { login, state, text } = useCodeLogin(asked);
  return (
    <>
      <div>
        <h2>{t('code.title')}</h2>
        <p>{text}</p>
      </div>
      <CodeForm onSubmit={login.submit} onBack={onBack} state={state} onResend={() => void login.begin()} />
    </>
  );
}

/** Asks for an email with a link to a new password. */
export function RecoverStep({ onBack }: { onBack: () => void }) {
  useAccountScreen();
  const t = useTranslator();
  return (
    <>
      <LinkRequest purpose="recover" />
      <Button variant="quiet" onClick={onBack}>
        {t('recover.toLogin')}
      </Button>
    </>
  );
}
