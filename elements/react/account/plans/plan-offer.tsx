import { useStore } from '@nanostores/react';
import type { Billing, HeldProduct, Plan, PlanInterval } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { PlansStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { NoteDialog } from '../account-screen/note-dialog';
import { PlanCard, type WayToPlan } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { planLabel } from './plan-words';
import { RequestNotice } from './request-notice';
import { SwitchDialog } from './switch-dialog';

export interface PlanOfferProps {
  store: PlansStore;
  plans: readonly Plan[];
  billing: Billing;
}

/** Cards of one billing period, and the table below them. */
export function PlanOffer({ store, plans, billing }: PlanOfferProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [asked, setAsked] = useState<Plan>();
  const [target, setTarget] = useState<Plan>();
  const [chosen, setChosen] = useState<PlanInterval>();
  const intervals = intervalsOf(plans);
  const interval = chosen ?? firstInterval(plans, billing) ?? intervals[0] ?? 'month';
  const shown = plans.filter((plan) => plan.isDefault || plan.priceMinor === 0 || plan.interval === interval);
  const subscription = billing.products.find(isOnlineSubscription);
  const planless = countsWithoutPlan(billing);
  const refusal = asked ? undefined : formError(form);
  const choose = { ask: setAsked, switch: setTarget, buy: (plan: Plan) => void buy(store, plan) };
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {billing.request && <RequestNotice store={store} request={billing.request} />}
      {subscription?.nextPlan && <NextPlanNotice store={store} product={subscription} />}
      {planless && <Notice tone="info">{t('usage.on', { name: planless.planName })}</Notice>}
      <IntervalChoice intervals={intervals} value={interval} onChange={setChosen} />
      <ul className="sr-plans__cards">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            plans={plans}
            isCurrent={plan.id === billing.currentPlanId || (plan.interval === 'once' && isHeldForLife(plan, billing))}
            startsOn={startOf(t, plan, subscription)}
            way={wayTo(plan, billing, subscription)}
            isBusy={form.status === 'sending'}
            onChoose={(way) => choose[way](plan)}
          />
        ))}
      </ul>
      <PlanComparison plans={shown} />
      <AskDialog store={store} plan={asked} onClose={() => setAsked(undefined)} />
      <SwitchDialog switching={store.switching} plan={target} onClose={() => setTarget(undefined)} />
    </>
  );
}

async function buy(store: PlansStore, plan: Plan): Promise<void> {
  const url = await store.checkout(plan.id);
  if (url) location.assign(url);
}

/** True for a product that the payment provider charges again and again. */
function isOnlineSubscription({ provider, isActive, productType }: HeldProduct): boolean {
  return provider === 'stripe' && isActive && productType !== 'single';
}

/** Product that counts and was sold without one of these plans; the first product is the one that counts. */
function countsWithoutPlan({ products: [first] }: Billing): HeldProduct | undefined {
  return first?.isActive && first.planId === null ? first : undefined;
}

/** The account has what the plan gives for good. */
function isHeldForLife({ productGroup, isDefault }: Plan, billing: Billing): boolean {
  const held = countsWithoutPlan(billing);
  return !isDefault && held?.isLifetime === true && held.productGroup.name === productGroup.name;
}

function wayTo(plan: Plan, billing: Billing, subscription: HeldProduct | undefined): WayToPlan | undefined {
  if (isHeldForLife(plan, billing)) return undefined;
  const isAsked = billing.request?.status === 'open' && billing.request.plan.id === plan.id;
  if (plan.isDefault || plan.id === billing.currentPlanId || isAsked) return undefined;
  if (billing.provider !== 'stripe') return 'ask';
  if (!subscription || plan.interval === 'once') return 'buy';
  return subscription.nextPlan?.id === plan.id ? undefined : 'switch';
}

function startOf(t: Translator, { id }: Plan, subscription: HeldProduct | undefined): string | undefined {
  const isNext = subscription?.nextPlan?.id === id && subscription.expiresAt;
  return isNext ? dayText(t, isNext) : undefined;
}

/** That of the account's own plan. */
function firstInterval(plans: readonly Plan[], billing: Billing): PlanInterval | undefined {
  if (plans.some((plan) => plan.interval === 'once' && isHeldForLife(plan, billing))) return 'once';
  const current = plans.find(({ id }) => id === billing.currentPlanId);
  return current && !current.isDefault ? current.interval : undefined;
}

const ORDER: readonly PlanInterval[] = ['month', 'year', 'once'];

/** Intervals of plans that cost something, in the usual order. */
function intervalsOf(plans: readonly Plan[]): PlanInterval[] {
  const paid = plans.filter(({ priceMinor, isDefault }) => priceMinor > 0 && !isDefault);
  return ORDER.filter((interval) => paid.some((plan) => plan.interval === interval));
}

interface IntervalChoiceProps {
  intervals: readonly PlanInterval[];
  value: PlanInterval;
  onChange: (interval: PlanInterval) => void;
}

/** Choice of the interval: by the month, by the year, or once. Nothing if there is no choice. */
function IntervalChoice({ intervals, value, onChange }: IntervalChoiceProps) {
  const t = useTranslator();
  if (intervals.length < 2) return null;
  return (
    <fieldset className="sr-segments" aria-label={t('plans.interval')}>
      {intervals.map((interval) => (
        <button key={interval} type="button" aria-pressed={interval === value} onClick={() => onChange(interval)}>
          {t(`plans.${interval}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface NextPlanNoticeProps {
  store: PlansStore;
  /** A subscription that becomes another plan. */
  product: HeldProduct;
}

/** Next plan of the subscription, and its date. It can be canceled. */
function NextPlanNotice({ store, product: { id, planName, nextPlan, expiresAt } }: NextPlanNoticeProps) {
  const t = useTranslator();
  const { status } = useStore(store.$form);
  if (!nextPlan || !expiresAt) return null;
  const keep = (
    <Button size="sm" busy={status === 'sending'} onClick={() => void store.keepPlan(id)}>
      {t('plans.keep', { name: planName })}
    </Button>
  );
  const change = { name: planLabel(t, nextPlan), date: dayText(t, expiresAt) };
  return (
    <Notice tone="info" title={t('plans.nextTitle', change)} action={keep}>
      {t('plans.nextText', { name: planName })}
    </Notice>
  );
}

interface AskDialogProps {
  store: PlansStore;
  /** Undefined: closed. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** Asks those who run the server for a plan. */
function AskDialog({ store, plan, onClose }: AskDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  return (
    <NoteDialog
      open={plan !== undefined}
      title={t('plans.askFor', { name: plan?.name ?? '' })}
      text={t('plans.askText')}
      label={t('plans.note')}
      hint={t('plans.noteHint')}
      action={t('plans.send')}
      form={form}
      onSend={async (note) => plan !== undefined && (await store.request(plan.id, note))}
      onClose={onClose}
    />
  );
}
