import { useStore } from '@nanostores/react';
import type { AccountSecurityStore } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { PasswordQuestion } from './password-question';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetupForm } from './second-factor-setup-form';

type Question = 'turn-on' | 'turn-off' | 'renew';

/** Turns two-step login on and off, and renews the recovery codes. */
export function SecondFactorPanel({ security }: { security: AccountSecurityStore }) {
  const t = useTranslator();
  const { data: state } = useStore(security.$factor);
  const { setup, codes } = useStore(security.$progress);
  const [question, setQuestion] = useState<Question>();
  if (!state) return null;

  const close = () => {
    security.close();
    setQuestion(undefined);
  };
  const ask = (next: Question) => {
    security.close();
    setQuestion(next);
  };
  return (
    <AccountPanel
      title={t('security.factorTitle')}
      text={t('security.factorText')}
      aside={<span className="sr-state-tag">{t(state.enabled ? 'security.factorOn' : 'security.factorOff')}</span>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : setup ? (
        <SecondFactorSetupForm security={security} setup={setup} onCancel={close} />
      ) : question ? (
        <PasswordQuestion security={security} isEnding={question === 'turn-off'} onCancel={close} onAnswer={answer} />
      ) : (
        <div className="sr-account-form__actions">
          {state.enabled ? (
            <>
              <Button onClick={() => ask('renew')}>{t('security.renewCodes')}</Button>
              <Button onClick={() => ask('turn-off')}>{t('security.turnOff')}</Button>
              <span>{t('security.codesLeft', { count: state.recoveryCodesLeft })}</span>
            </>
          ) : (
            <Button variant="primary" onClick={() => ask('turn-on')}>
              {t('security.turnOn')}
            </Button>
          )}
        </div>
      )}
    </AccountPanel>
  );

  async function answer(password: string, code: string) {
    if (question === 'turn-on') await security.begin(password);
    else if (question === 'renew') await security.renewCodes(password);
    else if (await security.end(password, code)) close();
  }
}
