import { useStore } from '@nanostores/react';
import type { SecondFactorState } from '@spotreel/sdk/internal/contract';
import type { AccountSecurityStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { PasswordQuestion } from './password-question';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetupForm } from './second-factor-setup-form';

type Question = 'turn-on' | 'turn-off' | 'renew';

/** Turns two-step login on and off, and renews the recovery codes. */
export function SecondFactorPanel({ security }: { security: AccountSecurityStore }) {
  const t = useTranslator();
  const { data: state } = useStore(security.$factor);
  if (!state) return null;
  const tag = <span className="sr-state-tag">{t(state.enabled ? 'security.factorOn' : 'security.factorOff')}</span>;
  return (
    <AccountPanel title={t('security.factorTitle')} text={t('security.factorText')} aside={tag}>
      {state.hasCodesByEmail && <Notice tone="info">{t('security.codesByEmail')}</Notice>}
      <SecondFactorStep security={security} state={state} />
    </AccountPanel>
  );
}

interface SecondFactorStepProps {
  security: AccountSecurityStore;
  state: SecondFactorState;
}

/** The actions, the question for the password, the QR code or the recovery codes. */
function SecondFactorStep({ security, state }: SecondFactorStepProps) {
  const { setup, codes } = useStore(security.$progress);
  const [question, setQuestion] = useState<Question>();
  const ask = (next: Question | undefined) => {
    security.close();
    setQuestion(next);
  };
  const close = () => ask(undefined);
  const answer = async (password: string, code: string) => {
    if (question === 'turn-on') await security.begin(password);
    else if (question === 'renew') await security.renewCodes(password, code);
    else if (await security.end(password, code)) close();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
  if (setup) return <SecondFactorSetupForm security={security} setup={setup} onCancel={close} />;
  if (!question) return <SecondFactorActions state={state} onAsk={ask} />;
  const isEnding = question === 'turn-off';
  return (
    <PasswordQuestion
      security={security}
      asksCode={question !== 'turn-on'}
      isEnding={isEnding}
      onCancel={close}
      onAnswer={answer}
    />
  );
}

interface SecondFactorActionsProps {
  state: SecondFactorState;
  onAsk: (question: Question) => void;
}

function SecondFactorActions({ state, onAsk }: SecondFactorActionsProps) {
  const t = useTranslator();
  if (!state.enabled)
    return (
      <div className="sr-account-form__actions">
        <Button variant="primary" onClick={() => onAsk('turn-on')}>
          {t('security.turnOn')}
        </Button>
      </div>
    );
  return (
    <div className="sr-account-form__actions">
      <Button onClick={() => onAsk('renew')}>{t('security.renewCodes')}</Button>
      <Button onClick={() => onAsk('turn-off')}>{t('security.turnOff')}</Button>
      <span>{t('security.codesLeft', { count: state.recoveryCodesLeft })}</span>
    </div>
  );
}
