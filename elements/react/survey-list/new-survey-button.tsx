import { useStore } from '@nanostores/react';
import type { SurveysStore } from '@spotreel/sdk/stores';
import { Plus } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';

/** Busy while a survey is created. */
export function NewSurveyButton({ surveys, onClick }: { surveys: SurveysStore; onClick: () => void }) {
  const t = useTranslator();
  const isBusy = useStore(surveys.$busy).has('new');
  return (
    <Button variant="primary" icon={<Plus aria-hidden />} busy={isBusy} onClick={onClick}>
      {t('surveys.create')}
    </Button>
  );
}
