import { useStore } from '@nanostores/react';
import type { PlanRequest } from '@spotreel/sdk/internal/contract';
import type { PlansStore } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

export interface RequestNoticeProps {
  store: PlansStore;
  request: PlanRequest;
}

/** State of the newest request for a plan. */
export function RequestNotice({ store, request: { id, status, plan, answer } }: RequestNoticeProps) {
  const t = useTranslator();
  const { status: sending } = useStore(store.$form);
  const { name } = plan;
  const words = answer && t('plans.requestAnswer', { text: answer });
  if (status === 'declined')
    return (
      <Notice tone="warning" title={t('plans.declined', { name })}>
        {words}
      </Notice>
    );
  if (status !== 'open')
    return (
      <Notice tone="info" title={t('plans.granted', { name })}>
        {words}
      </Notice>
    );
  const withdraw = (
    <Button size="sm" busy={sending === 'sending'} onClick={() => void store.withdraw(id)}>
      {t('plans.withdraw')}
    </Button>
  );
  return (
    <Notice tone="info" title={t('plans.asked', { name })} action={withdraw}>
      {t('plans.askedText')}
    </Notice>
  );
}
