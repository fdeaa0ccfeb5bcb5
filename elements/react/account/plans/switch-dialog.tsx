import { useStore } from '@nanostores/react';
import type { Plan, PlanSwitch } from '@spotreel/sdk/internal/contract';
import type { PlansStore } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Dialog } from '../../controls/dialog/dialog';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { exactMoneyText } from './money';
import { planLabel, priceText } from './plan-words';

export interface SwitchDialogProps {
  switching: PlansStore['switching'];
  /** The plan that was chosen; undefined: closed. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** Price and time of a change of plan, to confirm. */
export function SwitchDialog({ switching, plan, onClose }: SwitchDialogProps) {
  const t = useTranslator();
  const close = () => {
    switching.reset();
    onClose();
  };
  return (
    <Dialog
      open={plan !== undefined}
      onOpenChange={(open) => !open && close()}
      title={plan ? t('plans.switchTitle', { name: planLabel(t, plan) }) : ''}
      closeLabel={t('app.cancel')}
      size="sm"
    >
      {plan && <SwitchQuestion switching={switching} plan={plan} onClose={close} />}
    </Dialog>
  );
}

type SwitchQuestionProps = SwitchDialogProps & { plan: Plan };

function SwitchQuestion({ switching, plan, onClose }: SwitchQuestionProps) {
  const { data: costs, failure } = useStore(switching.$costs);
  const refusal = formError(useStore(switching.$form));

  useEffect(() => {
    void switching.ask(plan.id);
  }, [switching, plan.id]);

  if (failure)
    return (
      <Notice tone="danger" action={<RetryButton failure={failure} onRetry={() => switching.ask(plan.id)} />}>
        {failure.message}
      </Notice>
    );
  if (!costs) return <Skeleton shape="line" />;
  return (
    <div className="sr-account-form">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <SwitchCosts costs={costs} />
      <SwitchActions switching={switching} costs={costs} onClose={onClose} />
    </div>
  );
}

function SwitchCosts({ costs }: { costs: PlanSwitch }) {
  const t = useTranslator();
  const { plan, takesEffect, at, dueMinor, creditMinor, nextAt, nextMinor, currency } = costs;
  const isNow = takesEffect === 'now';
  const next = priceText(t, { priceMinor: nextMinor, currency, interval: plan.interval });
  const rest = t('plans.switchRest', { name: plan.name, date: dayText(t, nextAt) });
  const line = (label: string, amount: string, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
  return (
    <>
      <p className="sr-account-panel__text">
        {isNow ? t('plans.switchNow') : t('plans.switchLater', { date: dayText(t, at) })}
      </p>
      <dl className="sr-switch-costs">
        {creditMinor > 0 && line(rest, exactMoneyText(t, dueMinor + creditMinor, currency))}
        {creditMinor > 0 && line(t('plans.switchCredit'), exactMoneyText(t, -creditMinor, currency))}
        {line(t('plans.switchDue'), exactMoneyText(t, dueMinor, currency), 'sr-switch-costs__due')}
        {line(t('plans.switchNext', { date: dayText(t, nextAt) }), next)}
      </dl>
    </>
  );
}

interface SwitchActionsProps {
  switching: PlansStore['switching'];
  costs: PlanSwitch;
  onClose: () => void;
}

function SwitchActions({ switching, costs: { dueMinor, currency }, onClose }: SwitchActionsProps) {
  const t = useTranslator();
  const { status } = useStore(switching.$form);
  const confirm = async () => {
    if (await switching.confirm()) onClose();
  };
  return (
    <div className="sr-account-form__actions">
      <Button variant="primary" busy={status === 'sending'} onClick={() => void confirm()}>
        {dueMinor > 0
          ? t('plans.switchPay', { amount: exactMoneyText(t, dueMinor, currency) })
          : t('plans.switchConfirm')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
