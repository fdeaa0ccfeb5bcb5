import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { AccountOptions } from '../foundation/account';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { useSession } from '../foundation/use-session';
import { EmptyState } from '../notice/notice';

const SignInForm = lazyPart(() => import('../sign-in/sign-in-form').then((module) => ({ default: module.SignInForm })));

export interface SignedInOnlyProps {
  loading: ReactNode;
  /** What the email field begins with. */
  email: string | undefined;
  getAccessToken: AccountOptions['getAccessToken'];
  onAuthRequired: (detail: { reason: string }) => boolean;
  children: ReactNode;
}

/**
 * Shows its children to a signed-in user. A signed-out one is reported to the host page. A page with a token function owns
 * the sign-in, so a retry button appears; other pages get a sign-in form.
 */
export function SignedInOnly({ loading, email, getAccessToken, onAuthRequired, children }: SignedInOnlyProps) {
  const t = useTranslator();
  const { session } = useSpotreel();
  const { status, failure } = useSession();
  const hasForm = useAuthRequired(onAuthRequired) && !getAccessToken;
  useRestoredSession(getAccessToken);

  async function signIn(email: string, password: string) {
    const refusal = await session.signIn({ email, password });
    if (refusal) throw new Error(refusal.message);
  }

  if (status === 'signed-in') return children;
  const retry = <RetryButton failure={failure} onRetry={() => session.restore()} />;
  if (failure) return <EmptyState title={failure.message} action={retry} />;
  if (status === 'restoring') return loading;
  if (!hasForm) return <EmptyState title={t('signIn.signedOut')} action={retry} />;
  return (
    <div className="sr-embedded__sign-in">
      <h2>{t('signIn.title')}</h2>
      <Suspense>
        <SignInForm email={email} onSignIn={signIn} />
      </Suspense>
    </div>
  );
}

/** Reports each sign-out to the host. True unless the host answered that it signs in itself. */
function useAuthRequired(onAuthRequired: SignedInOnlyProps['onAuthRequired']): boolean {
  const spotreel = useSpotreel();
  const { status } = useSession();
  const [isLeft, setLeft] = useState(true);
  const reason = useRef('signed-out');
  const report = useRef(onAuthRequired);
  useEffect(() => {
    report.current = onAuthRequired;
  });
  useEffect(
    () =>
      spotreel.on('auth-required', (event) => {
        reason.current = event.reason;
      }),
    [spotreel],
  );
  useEffect(() => {
    if (status === 'signed-out') setLeft(report.current({ reason: reason.current }));
  }, [status]);
  return isLeft;
}

/** Restores the session: at the start, and when a signed-out host page sets another token function. */
function useRestoredSession(getAccessToken: AccountOptions['getAccessToken']): void {
  const { session } = useSpotreel();
  const seen = useRef(getAccessToken);
  useEffect(() => {
    const { status } = session.$session.get();
    const isNew = seen.current !== getAccessToken;
    seen.current = getAccessToken;
    if (status === 'restoring' || (status === 'signed-out' && isNew)) void session.restore();
  }, [session, getAccessToken]);
}
