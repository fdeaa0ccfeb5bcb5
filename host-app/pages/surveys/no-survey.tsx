import { useTranslator } from '@spotreel/elements/internal/react';
import { NothingHere } from '../not-found-page';

/** For addresses of surveys that do not exist. */
export function NoSurvey() {
  const t = useTranslator();
  const nearest = { to: '/operator/surveys', label: t('results.back') };
  return <NothingHere title={t('results.notFound')} text={t('app.notFoundText')} nearest={nearest} />;
}
