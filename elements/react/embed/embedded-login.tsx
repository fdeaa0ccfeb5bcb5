import type { AskedCode } from '@spotreel/sdk/internal/stores';
import { type ReactNode, Suspense, useState } from 'react';
import { SignInForm } from '../account/sign-in/sign-in-form';
import { Button } from '../controls/button/button';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';

// parts of the app's login page, which most people never see
const LoginCodeStep = lazyPart(() => import('./login-steps').then((module) => ({ default: module.LoginCodeStep })));
const RecoverStep = lazyPart(() => import('./login-steps').then((module) => ({ default: module.RecoverStep })));
const SocialStep = lazyPart(() => import('./social-step').then((module) => ({ default: module.SocialStep })));

/** The login of an element: email and password, then a code where the account asks for one; other sites, and a new password. */
export function EmbeddedLogin({ email }: { email: string | undefined }) {
  const { session } = useSpotreel();
  const [step, setStep] = useState<'password' | 'recover' | AskedCode>('password');

  async function signIn(typed: string, password: string) {
    const failure = await session.signIn({ email: typed, password });
    if (failure?.code === 'second_factor_required') return setStep({ email: typed, password, failure });
    if (failure) throw new Error(failure.message);
  }

  const back = () => setStep('password');
  if (step === 'password') return <PasswordStep email={email} onSignIn={signIn} onForgot={() => setStep('recover')} />;
  return (
    <Step>{step === 'recover' ? <RecoverStep onBack={back} /> : <LoginCodeStep asked={step} onBack={back} />}</Step>
  );
}

interface PasswordStepProps {
  email: string | undefined;
  onSignIn: (email: string, password: string) => Promise<void>;
  onForgot: () => void;
}

function PasswordStep({ email, onSignIn, onForgot }: PasswordStepProps) {
  const t = useTranslator();
  const { apiBase = '' } = useSpotreel().editing.options;
  return (
    <Step>
      <h2>{t('signIn.title')}</h2>
      <SignInForm email={email} onSignIn={onSignIn} />
      <Button variant="quiet" onClick={onForgot}>
        {t('embedded.forgot')}
      </Button>
      {isOwnOrigin(apiBase) && <SocialStep apiBase={apiBase} />}
    </Step>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <div className="sr-embedded__sign-in">
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Other sites send people back to the server's own pages. Only a page of that origin shares the session that begins there. */
function isOwnOrigin(apiBase: string): boolean {
  return new URL(apiBase || '/', location.href).origin === location.origin;
}
