import { useTranslator } from '@spotreel/elements/internal/react';
import { useLocation, useSearchParams } from 'react-router';
import { Entrance } from '../../layout/entrance';
import { usePageTitle } from '../page-title';
import { LoginForm } from './login-form';
import { LoginOptions } from './login-options';

/** The login page: no header, one form, and other ways in. */
export function SignInPage() {
  const t = useTranslator();
  const [query] = useSearchParams();
  const { state } = useLocation();
  usePageTitle(t('signIn.title'));
  const hasEnded = (state as { hasEnded?: boolean } | null)?.hasEnded === true;
  const message = t(hasEnded ? 'signIn.ended' : 'signIn.signedOut');
  return (
    <LoginForm
      message={query.get('out') === 'true' ? message : undefined}
      page={(form) => (
        <Entrance title={t('signIn.title')} text={t('signIn.text')}>
          {form}
          <LoginOptions />
        </Entrance>
      )}
    />
  );
}
