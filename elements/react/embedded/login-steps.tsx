import { useAccountScreen } from '../account-screen/account-screen';
import { Button } from '../button/button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { CodeForm } from '../sign-in-help/code-form';
import { LinkRequest } from '../sign-in-help/link-request';

export interface LoginCodeStepProps {
  /** What was typed in the first step. */
  account: { readonly email: string; readonly password: string };
  onBack: () => void;
}

/** The second step of logging in. */
export function LoginCodeStep({ account, onBack }: LoginCodeStepProps) {
  useAccountScreen();
  const t = useTranslator();
  const { session } = useSpotreel();
  return (
    <>
      <div>
        <h2>{t('code.title')}</h2>
        <p>{t('code.text')}</p>
      </div>
      <CodeForm onSubmit={(code) => session.signIn({ ...account, code })} onBack={onBack} />
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
