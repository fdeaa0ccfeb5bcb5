import { SocialReturn, useAccountScreen } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import type { AppSettings } from '@spotreel/sdk/internal/contract';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Entrance } from '../../layout/entrance';
import { NotFoundPage } from '../not-found-page';
import { usePageTitle } from '../page-title';
import { useEntry } from './login-form';

type Provider = AppSettings['socialSignIn'][number]['provider'];

function isProvider(name: string | undefined): name is Provider {
  return name === 'google' || name === 'facebook' || name === 'twitter';
}

/** Page that another site sends people back to. Its parameters leave the address at once: they hold a token. */
export function SocialReturnPage() {
  useAccountScreen();
  const t = useTranslator();
  const { provider } = useParams();
  const navigate = useNavigate();
  const enter = useEntry();
  const [address] = useState(() => location.href);
  usePageTitle(t('signIn.title'));

  useEffect(() => {
    navigate(location.pathname, { replace: true });
  }, [navigate]);

  if (!isProvider(provider)) return <NotFoundPage />;
  return (
    <Entrance>
      <SocialReturn
        provider={provider}
        address={address}
        onSignedIn={enter}
        onBack={() => navigate('/login')}
        backLink={
          <Link className="sr-button sr-button--primary sr-button--md" to="/login">
            {t('recover.toLogin')}
          </Link>
        }
      />
    </Entrance>
  );
}
