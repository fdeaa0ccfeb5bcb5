import { type AskedCode, CodeForm, useAccountScreen, useCodeLogin } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Entrance } from '../../layout/entrance';

export interface CodeStepProps {
  /** Input of the first step, and its refusal. */
  asked: AskedCode;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of logging in. */
export function CodeStep({ asked, onSignedIn, onBack }: CodeStepProps) {
  useAccountScreen();
  const t = useTranslator();
  const { login, state, text } = useCodeLogin(asked, onSignedIn);

  async function signIn(code: string) {
    const failure = await login.submit(code);
    if (!failure) onSignedIn();
    return failure;
  }
  async function resend() {
    if (await login.begin()) onSignedIn();
  }
  return (
    <Entrance title={t('code.title')} text={text}>
      <CodeForm onSubmit={signIn} onBack={onBack} state={state} onResend={() => void resend()} />
    </Entrance>
  );
}
