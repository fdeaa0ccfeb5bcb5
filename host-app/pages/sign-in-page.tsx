import { SignInForm, useSession, useSpotreel, useTranslator } from '@spotreel/elements/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { takeDeepLink } from '../deep-link';
import { Entrance } from '../layout/entrance';
import { usePageTitle } from './page-title';

const CodeStep = lazy(() => import('./code-step').then((module) => ({ default: module.CodeStep })));

/** The door: no header, one form; a second one for accounts with two-step login. */
export function SignInPage() {
  const t = useTranslator();
  const { session } = useSpotreel();
  const { status } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [asked, setAsked] = useState<{ email: string; password: string }>();
  usePageTitle(t('signIn.title'));

  useEffect(() => {
    if (session.$session.get().status === 'restoring') void session.restore();
  }, [session]);

  const enter = () => navigate(takeDeepLink(), { replace: true });

  async function signIn(email: string, password: string) {
    const failure = await session.signIn({ email, password });
    if (failure?.code === 'second_factor_required') return setAsked({ email, password });
    if (failure) throw new Error(failure.message);
    enter();
  }

  if (status === 'signed-in') return <Navigate to="/" replace />;
  if (asked)
    return (
      <Suspense fallback={<Entrance>{null}</Entrance>}>
        <CodeStep account={asked} onSignedIn={enter} onBack={() => setAsked(undefined)} />
      </Suspense>
    );
  return (
    <Entrance title={t('signIn.title')} text={t('signIn.text')}>
      <SignInForm onSignIn={signIn} message={query.get('out') === 'true' ? t('signIn.signedOut') : undefined} />
      <Link to="/recover-password" className="sr-entrance__link">
        {t('signIn.forgot')}
      </Link>
    </Entrance>
  );
}
