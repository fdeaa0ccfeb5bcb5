import { useStore } from '@nanostores/react';
import type { ManagedPlan } from '@spotreel/sdk/internal/contract';
import { createPlanEditor } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Dialog } from '../../controls/dialog/dialog';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { copyOf, type EditedPlan, newPlan, typedPlan } from './edited-plan';
import { usePlanEditorStyles } from './plan-editor-styles';
import { PlanForm } from './plan-form';
import { PlanTable } from './plan-table';

/** Lists and edits the plans of the own tenant. */
export function PlanEditor() {
  usePlanEditorStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPlanEditor(spotreel));
  const { data, failure, status } = useStore(store.$plans);
  const [edited, setEdited] = useState<EditedPlan>();

  useEffect(() => {
    void store.load();
  }, [store]);

  function close() {
    store.reset();
    setEdited(undefined);
  }
  const edit = (plan: ManagedPlan) => setEdited({ planId: plan.id, typed: typedPlan(plan) });
  return (
    <div className="sr-plan-editor" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('planEditor.title')}</h1>
        <p className="sr-page__text">{t('planEditor.text')}</p>
      </header>
      {failure && (
        <EmptyState title={t('planEditor.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data && (
        <>
          <div>
            <Button variant="primary" onClick={() => setEdited({ planId: undefined, typed: newPlan() })}>
              {t('planEditor.add')}
            </Button>
          </div>
          {data.inherited.length > 0 && <Notice tone="info">{t('planEditor.inherited')}</Notice>}
          <PlanTable plans={data.plans} action="edit" onAction={edit} />
          <PlanTable plans={data.inherited} action="copy" onAction={(plan) => setEdited(copyOf(plan))} />
        </>
      )}
      <Dialog
        open={edited !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t(edited?.planId === undefined ? 'planEditor.add' : 'planEditor.editTitle')}
        closeLabel={t('app.cancel')}
      >
        {edited && <PlanForm store={store} edited={edited} onClose={close} />}
      </Dialog>
    </div>
  );
}
