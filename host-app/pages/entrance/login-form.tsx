import type { AskedCode } from '@spotreel/elements/internal/account';
import { SignInForm, useSession, useSpotreel } from '@spotreel/elements/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { takeDeepLink } from '../../deep-link';
import { Entrance } from '../../layout/entrance';

const CodeStep = lazy(() => import('./code-step').then((module) => ({ default: module.CodeStep })));

/** Goes to the page that was asked for before the login. */
export function useEntry(): () => void {
  const { session } = useSpotreel();
  const navigate = useNavigate();
  return () => navigate(takeDeepLink(session.$session.get().user?.id), { replace: true });
}

export interface LoginFormProps {
  /** The page around the form. */
  page: (form: ReactNode) => ReactNode;
  /** Former input. */
  email?: string;
  message?: string | undefined;
}

/** Email and password, then a code for accounts with two-step login. */
export function LoginForm({ page, email, message }: LoginFormProps) {
  const { session } = useSpotreel();
  const { status } = useSession();
  const enter = useEntry();
  const [asked, setAsked] = useState<AskedCode>();

  useEffect(() => {
    if (session.$session.get().status === 'restoring') void session.restore();
  }, [session]);

  async function signIn(typed: string, password: string) {
    const failure = await session.signIn({ email: typed, password });
    if (failure?.code === 'second_factor_required') return setAsked({ email: typed, password, failure });
    if (failure) throw new Error(failure.message);
    enter();
  }

  if (status === 'signed-in') return <Navigate to="/" replace />;
  if (asked)
    return (
      <Suspense fallback={<Entrance>{null}</Entrance>}>
        <CodeStep asked={asked} onSignedIn={enter} onBack={() => setAsked(undefined)} />
      </Suspense>
    );
  return page(<SignInForm onSignIn={signIn} email={email} message={message} />);
}
