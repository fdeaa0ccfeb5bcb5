import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/internal/contract';
import { createSurveyActions, type Failure, type SurveyActionsStore } from '@spotreel/sdk/internal/stores';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { SelectField } from '../../controls/field/select-field';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { ActionDialog } from './action-dialog';
import { ActionList } from './action-list';
import { useSurveyActionsStyles } from './survey-actions-styles';

/** Links from the list of actions to other pages of the host. */
export interface SurveyActionsProps {
  /** Renders a link to the list of surveys. */
  listLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the editor of a survey. */
  surveyLink: (surveyId: string, label: string, className: string) => ReactNode;
}

/** For operators: everything that can bring up a survey, and which surveys each brings up. */
export function SurveyActions({ listLink, surveyLink }: SurveyActionsProps) {
  useSurveyActionsStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSurveyActions(spotreel));
  const { data, failure, status } = useStore(store.$actions);
  /** `new`, or what is changed. */
  const [edited, setEdited] = useState<SurveyActionClass | 'new'>();

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <section className="sr-library" aria-busy={status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          {listLink(t('results.back'), 'sr-link')}
          <h1 className="sr-page__title">{t('surveyActions.title')}</h1>
          <p className="sr-page__text">{t('surveyActions.text')}</p>
        </div>
        <Button variant="primary" icon={<Plus aria-hidden />} disabled={!data} onClick={() => setEdited('new')}>
          {t('surveyActions.create')}
        </Button>
      </header>
      <EnvironmentChoice store={store} />
      {failure && <LoadFailure failure={failure} onRetry={() => store.load()} />}
      {!data && !failure && <Skeleton shape="title" />}
      <ActionList store={store} surveyLink={surveyLink} onEdit={setEdited} />
      {edited && (
        <ActionDialog
          store={store}
          action={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

/** Shown where there is a choice. */
function EnvironmentChoice({ store }: { store: SurveyActionsStore }) {
  const t = useTranslator();
  const { data } = useStore(store.$actions);
  if (!data || data.environments.length <= 1) return null;
  return (
    <SelectField
      label={t('surveyActions.environment')}
      value={data.environmentId}
      options={data.environments.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => void store.load(id)}
    />
  );
}

function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice
      tone="danger"
      title={t('surveyActions.errorTitle')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    >
      {failure.message}
    </Notice>
  );
}
