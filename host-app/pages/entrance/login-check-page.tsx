import { EmailStep, useAccountScreen } from '@spotreel/elements/internal/account';
import { Button, useTranslator } from '@spotreel/elements/internal/react';
import { Entrance } from '../../layout/entrance';
import { usePageTitle } from '../page-title';
import { LoginForm } from './login-form';
import { LoginOptions } from './login-options';

/** Asks for the email address first, then for what the server says: a password, another site, or an invitation. */
export function LoginCheckPage() {
  useAccountScreen();
  const t = useTranslator();
  usePageTitle(t('signIn.title'));
  return (
    <EmailStep page={(question) => <Entrance>{question}</Entrance>}>
      {({ email, ways }, again) => (
        <LoginForm
          email={email}
          page={(form) => (
            <Entrance title={t('signIn.title')} text={t('signIn.text')}>
              {form}
              <LoginOptions />
              {ways.includes('invitation') && <p className="sr-entrance__note">{t('check.byInvitation')}</p>}
              <Button variant="quiet" onClick={again}>
                {t('code.back')}
              </Button>
            </Entrance>
          )}
        />
      )}
    </EmailStep>
  );
}
