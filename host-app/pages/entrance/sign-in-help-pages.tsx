import { JoinForm, LinkRequest, PasswordReset, useAccountScreen } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Entrance } from '../../layout/entrance';
import { usePageTitle } from '../page-title';

/** Sends a link to choose a new password. */
export function RecoverPasswordPage() {
  useAccountScreen();
  const t = useTranslator();
  usePageTitle(t('recover.title'));
  return (
    <Entrance>
      <LinkRequest purpose="recover" />
      <LoginLink />
    </Entrance>
  );
}

/** Sends a link to make an account, where registration is open. */
export function RegisterPage() {
  useAccountScreen();
  const t = useTranslator();
  usePageTitle(t('register.title'));
  return (
    <Entrance>
      <LinkRequest purpose="register" />
      <LoginLink />
    </Entrance>
  );
}

/** Opened by the link of an email. */
export function ResetPasswordPage() {
  useAccountScreen();
  const t = useTranslator();
  const token = useLinkToken();
  usePageTitle(t('reset.title'));
  return (
    <Entrance>
      <PasswordReset
        key={token}
        token={token}
        loginLink={
          <Link className="sr-button sr-button--primary sr-button--md" to="/login">
            {t('reset.login')}
          </Link>
        }
        askAgainLink={
          <Link className="sr-button sr-button--primary sr-button--md" to="/recover-password">
            {t('reset.askAgain')}
          </Link>
        }
      />
    </Entrance>
  );
}

/** Opened by the link of an invitation. */
export function JoinPage() {
  useAccountScreen();
  const t = useTranslator();
  const token = useLinkToken();
  const navigate = useNavigate();
  usePageTitle(t('register.title'));
  return (
    <Entrance>
      <JoinForm key={token} token={token} onJoined={() => navigate('/', { replace: true })} loginLink={<LoginLink />} />
    </Entrance>
  );
}

function LoginLink() {
  const t = useTranslator();
  return (
    <Link to="/login" className="sr-entrance__link">
      {t('recover.toLogin')}
    </Link>
  );
}

/** The token behind `#`. It leaves the address at once, so that neither the screen nor the history shows it. */
function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [token, setToken] = useState(found);

  useEffect(() => {
    if (!found) return;
    setToken(found);
    navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token;
}
