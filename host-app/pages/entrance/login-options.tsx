import { useTranslator } from '@spotreel/elements/internal/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAppSettings } from '../../app-settings';

const SocialButtons = lazy(() =>
  import('@spotreel/elements/internal/account').then((module) => ({ default: module.SocialButtons })),
);

/** Other ways in than a password: other sites, a new password, a new account. */
export function LoginOptions() {
  const t = useTranslator();
  const { isRegistrationOpen, socialSignIn } = useAppSettings();
  return (
    <>
      {socialSignIn.length > 0 && (
        <Suspense fallback={null}>
          <SocialButtons offers={socialSignIn} onLeave={(url) => location.assign(url)} />
        </Suspense>
      )}
      <div className="sr-entrance__links">
        <Link to="/recover-password" className="sr-entrance__link">
          {t('signIn.forgot')}
        </Link>
        {isRegistrationOpen && (
          <Link to="/register" className="sr-entrance__link">
            {t('signIn.register')}
          </Link>
        )}
      </div>
    </>
  );
}
