import { useStore } from '@nanostores/react';
import { createSurveyUse } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { UsageMeter } from '../../controls/usage-meter/usage-meter';
import { useSpotreel } from '../../foundation/spotreel-context';
import { bytesText } from '../../foundation/text/bytes-text';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

/** Remaining responses, people and files of the environments. Nothing if a server does not report them. */
export function SurveyUse() {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSurveyUse(spotreel));
  const { data: environments = [] } = useStore(store.$use);

  useEffect(() => {
    void store.load();
  }, [store]);

  return environments.map(({ id, name, use }) =>
    use ? (
      <section key={id} className="sr-panel sr-survey-use" aria-label={t('surveyUse.title')}>
        <h2 className="sr-panel__title">
          {environments.length > 1 ? `${t('surveyUse.title')} · ${name}` : t('surveyUse.title')}
        </h2>
        <UsageMeter
          label={t('surveyUse.responses')}
          {...use.responses}
          hint={t('surveyUse.until', { date: dayText(t, use.resetsAt) })}
        />
        <UsageMeter label={t('surveyUse.people')} {...use.people} />
        <UsageMeter label={t('surveyUse.files')} {...use.files} format={(amount) => bytesText(t, amount)} />
      </section>
    ) : null,
  );
}
