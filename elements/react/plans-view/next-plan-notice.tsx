import { useStore } from '@nanostores/react';
import type { HeldProduct } from '@spotreel/sdk/contract';
import type { PlansStore } from '@spotreel/sdk/stores';
import { Button } from '../button/button';
import { dayText } from '../foundation/dates';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { planLabel } from './plan-words';

export interface NextPlanNoticeProps {
  store: PlansStore;
  /** A subscription that becomes another plan. */
  product: HeldProduct;
}

/** Which plan the subscription becomes, and when. It can be taken back. */
export function NextPlanNotice({ store, product: { id, planName, nextPlan, expiresAt } }: NextPlanNoticeProps) {
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
