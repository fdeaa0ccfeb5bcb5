import { CodeForm, useAccountScreen } from '@spotreel/elements/account';
import { useSpotreel, useTranslator } from '@spotreel/elements/react';
import { Entrance } from '../layout/entrance';

export interface CodeStepProps {
  /** What was typed in the first step. */
  account: { readonly email: string; readonly password: string };
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of logging in. */
export function CodeStep({ account, onSignedIn, onBack }: CodeStepProps) {
  useAccountScreen();
  const t = useTranslator();
  const { session } = useSpotreel();

  async function signIn(code: string) {
    const failure = await session.signIn({ ...account, code });
    if (!failure) onSignedIn();
    return failure;
  }
  return (
    <Entrance title={t('code.title')} text={t('code.text')}>
      <CodeForm onSubmit={signIn} onBack={onBack} />
    </Entrance>
  );
}
