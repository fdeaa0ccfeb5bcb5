import { useStore } from '@nanostores/react';
import type { Plan, PlanInterval } from '@spotreel/sdk/contract';
import { createPlans, type PlansStore } from '@spotreel/sdk/stores';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAccountScreen } from '../account-screen/account-screen';
import { formError } from '../account-screen/field-error';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { AskDialog } from './ask-dialog';
import { IntervalChoice } from './interval-choice';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { RequestNotice } from './request-notice';

/** The plans that the account is offered, the own one marked, and what differs. */
export function PlansView() {
  useAccountScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPlans(spotreel));
  const { data, failure, status } = useStore(store.$offer);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-plans" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('plans.title')}</h1>
        <p className="sr-page__text">{t('plans.text')}</p>
      </header>
      {failure && (
        <EmptyState title={t('plans.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.plans.length === 0 && (
        <EmptyState icon={<CreditCard aria-hidden />} title={t('plans.emptyTitle')}>
          {t('plans.emptyText')}
        </EmptyState>
      )}
      {data && data.plans.length > 0 && <PlanOffer store={store} plans={data.plans} />}
    </div>
  );
}

interface PlanOfferProps {
  store: PlansStore;
  plans: readonly Plan[];
}

/** Cards of one billing period, and the table below them. */
function PlanOffer({ store, plans }: PlanOfferProps) {
  const form = useStore(store.$form);
  const billing = useStore(store.$offer).data?.billing;
  const [asked, setAsked] = useState<Plan>();
  const intervals = intervalsOf(plans);
  const current = plans.find(({ id }) => id === billing?.currentPlanId);
  const [chosen, setChosen] = useState<PlanInterval>();
  const interval = chosen ?? (current && !current.isDefault ? current.interval : intervals[0]) ?? 'month';
  const shown = plans.filter((plan) => plan.isDefault || plan.priceMinor === 0 || plan.interval === interval);
  const refusal = asked ? undefined : formError(form);

  async function choose(plan: Plan) {
    if (billing?.provider !== 'stripe') return setAsked(plan);
    const url = await store.checkout(plan.id);
    if (url) location.assign(url);
  }
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {billing?.request && <RequestNotice store={store} request={billing.request} />}
      <IntervalChoice intervals={intervals} value={interval} onChange={setChosen} />
      <ul className="sr-plans__cards">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === billing?.currentPlanId}
            isOnline={billing?.provider === 'stripe'}
            isAsked={billing?.request?.status === 'open' && billing.request.plan.id === plan.id}
            isBusy={form.status === 'sending'}
            onChoose={() => void choose(plan)}
          />
        ))}
      </ul>
      <PlanComparison plans={shown} />
      <AskDialog store={store} plan={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

const ORDER: readonly PlanInterval[] = ['month', 'year', 'once'];

/** Intervals of plans that cost something, in the usual order. */
function intervalsOf(plans: readonly Plan[]): PlanInterval[] {
  const paid = plans.filter(({ priceMinor, isDefault }) => priceMinor > 0 && !isDefault);
  return ORDER.filter((interval) => paid.some((plan) => plan.interval === interval));
}
