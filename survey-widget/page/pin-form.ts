import type { SurveyOpening } from '@spotreel/sdk/internal/contract';
import type { ServiceCall } from '../service/service-call';
import { SurveyError } from '../survey-error';
import { watchForm } from './gate-form';
import type { Opened, PageData } from './page-data';
import type { PageQuery } from './page-query';

/** `onOpened` gets the survey once its PIN is right. */
export function watchPin(
  { surveyId, words }: PageData,
  { singleUseId, verification }: PageQuery,
  call: ServiceCall,
  onOpened: (opened: Opened) => void,
): void {
  watchForm('pin-form', async ({ input, problem }, pin) => {
    if (pin === '') return input.focus();
    try {
      const keys = { pin, singleUseId, verification };
      const { opened } = await call<SurveyOpening>(`surveys/${surveyId}/open`, 'Could not open the survey', keys);
      // closed, or answered in another tab meanwhile: the page says so
      if (opened) onOpened(opened);
      else location.reload();
    } catch (thrown) {
      const status = thrown instanceof SurveyError ? thrown.status : undefined;
      input.select();
      problem(status === 401 ? words.pinWrong : status === 429 ? words.tooMany : words.failed);
    }
  });
}
