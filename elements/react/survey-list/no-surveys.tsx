import { useStore } from '@nanostores/react';
import type { SurveysStore } from '@spotreel/sdk/stores';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';

export interface NoSurveysProps {
  surveys: SurveysStore;
  /** The button that creates a survey. */
  newSurvey: ReactNode;
}

/** No survey matches the filters, or there is none yet. */
export function NoSurveys({ surveys, newSurvey }: NoSurveysProps) {
  const t = useTranslator();
  const filter = useStore(surveys.$filter);
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  if (isFiltered)
    return (
      <EmptyState
        icon={<ClipboardList aria-hidden />}
        title={t('surveys.noneFound')}
        action={
          <Button onClick={() => surveys.filter({ search: '', status: undefined })}>{t('library.clearFilters')}</Button>
        }
      />
    );
  return (
    <EmptyState icon={<ClipboardList aria-hidden />} title={t('surveys.emptyTitle')} action={newSurvey}>
      {t('surveys.emptyText')}
    </EmptyState>
  );
}
