import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { RetryButton } from '../controls/button/retry-button';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { EmptyState } from '../controls/notice/notice';
import type { AccountOptions } from '../foundation/account';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';
import { useSession } from '../foundation/use-session';

const EmbeddedLogin = lazyPart(() => import('./embedded-login').then((module) => ({ default: module.EmbeddedLogin })));

export interface SignedInOnlyProps {
  loading: ReactNode;
  /** Initial value of the email field. */
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
  const { isLeft, reason } = useAuthRequired(onAuthRequired);
  const hasForm = isLeft && !getAccessToken;
  useFailureReport(failure?.code ?? reason, getAccessToken !== undefined);
  useRestoredSession(getAccessToken);

  if (status === 'signed-in') return children;
  const retry = <RetryButton failure={failure} onRetry={() => session.restore()} />;
  if (failure) return <EmptyState title={failure.message} action={retry} />;
  if (status === 'restoring') return loading;
  if (!hasForm) return <EmptyState title={t('signIn.signedOut')} action={retry} />;
  return (
    <Suspense>
      <EmbeddedLogin email={email} />
    </Suspense>
  );
}

/** Names the cause in the console, for the developer of the page. */
function useFailureReport(code: string | undefined, hasTokens: boolean): void {
  const { apiBase = '' } = useSpotreel().editing.options;
  useEffect(() => {
    if (!code) return;
    import('./report-failure').then(
      ({ reportFailure }) => reportFailure({ code, apiBase, hasTokens }),
      () => {},
    );
  }, [code, apiBase, hasTokens]);
}

interface AuthRequired {
  /** False: the host answered that it signs in itself. */
  readonly isLeft: boolean;
  /** Code of the error that ended the last session. Undefined: none has ended. */
  readonly reason?: string | undefined;
}

/** Reports each sign-out to the host. */
function useAuthRequired(onAuthRequired: SignedInOnlyProps['onAuthRequired']): AuthRequired {
  const spotreel = useSpotreel();
  const { status } = useSession();
  const [required, setRequired] = useState<AuthRequired>({ isLeft: true });
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
    if (status === 'signed-out')
      setRequired({ isLeft: report.current({ reason: reason.current }), reason: reason.current });
  }, [status]);
  return required;
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
