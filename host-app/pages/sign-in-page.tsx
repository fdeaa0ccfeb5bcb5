import { SignInForm, useSession, useSpotreel, useTranslator } from '@spotreel/elements/react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { takeDeepLink } from '../deep-link';
import { Wordmark } from '../layout/wordmark';
import { usePageTitle } from './page-title';

/** The door: no header, one form. */
export function SignInPage() {
  const t = useTranslator();
  const { session } = useSpotreel();
  const { status } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isOut = query.get('out') === 'true';
  usePageTitle(t('signIn.title'));

  useEffect(() => {
    if (session.$session.get().status === 'restoring') void session.restore();
  }, [session]);

  async function signIn(email: string, password: string) {
    const failure = await session.signIn({ email, password });
    if (failure) throw new Error(failure.message);
    navigate(takeDeepLink(), { replace: true });
  }

  if (status === 'signed-in') return <Navigate to="/" replace />;
  return (
    <main className="sr-root sr-entrance">
      <div className="sr-entrance__form">
        <Wordmark />
        <div>
          <h1 className="sr-entrance__title">{t('signIn.title')}</h1>
          <p className="sr-entrance__text">{t('signIn.text')}</p>
        </div>
        <SignInForm onSignIn={signIn} message={isOut ? t('signIn.signedOut') : undefined} />
      </div>
      <div className="sr-entrance__picture">
        <img src="/assets/entrance.webp" alt="" width={1180} height={1300} />
      </div>
    </main>
  );
}
