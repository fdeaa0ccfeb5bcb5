import { useEffect } from 'react';
import { Button } from '../controls/button/button';
import { Skeleton } from '../controls/skeleton/skeleton';
import { Slot } from '../foundation/page/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { personName } from '../foundation/text/person-name';
import { useTranslator } from '../foundation/text/translation';
import { useLatest } from '../foundation/use-latest';
import { useSession } from '../foundation/use-session';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

interface SignInReports {
  onSignedIn: (detail: { userId: number; email: string }) => void;
  onSignedOut: (detail: undefined) => void;
}

export interface EmbeddedSignInProps extends EmbeddedProps, SignInReports {
  /** Initial value of the email field. */
  email?: string | undefined;
}

/** Content of `<sign-in>`: the form, then the logged-in user. */
export function EmbeddedSignIn({ email, onSignedIn, onSignedOut, ...root }: EmbeddedSignInProps) {
  return (
    <EmbeddedRoot {...root} signInEmail={email} loading={<Skeleton shape="line" />}>
      <SignedIn onSignedIn={onSignedIn} onSignedOut={onSignedOut} />
    </EmbeddedRoot>
  );
}

function SignedIn({ onSignedIn, onSignedOut }: SignInReports) {
  const t = useTranslator();
  const { session } = useSpotreel();
  const { user } = useSession();
  const report = useLatest(onSignedIn);

  useEffect(() => {
    if (user) report({ userId: user.id, email: user.email });
  }, [user, report]);

  if (!user) return null;
  return (
    <Slot name="signed-in">
      <div className="sr-embedded__person" part="person">
        <span>{t('embedded.signedInAs', { name: personName(user) })}</span>
        <Button
          size="sm"
          onClick={() => {
            onSignedOut(undefined);
            void session.signOut();
          }}
        >
          {t('embedded.signOut')}
        </Button>
      </div>
    </Slot>
  );
}
