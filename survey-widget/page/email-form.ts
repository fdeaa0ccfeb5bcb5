import { textProblem } from '@spotreel/sdk/internal/survey';
import type { ServiceCall } from '../service/service-call';
import { SurveyError } from '../survey-error';
import { watchForm } from './gate-form';
import type { PageData } from './page-data';

/** Asks for the email with the link, and says where it went. */
export function watchEmail({ surveyId, words }: PageData, call: ServiceCall): void {
  watchForm('email-form', async ({ problem }, email) => {
    if (email === '' || textProblem('email', email)) return problem(words.emailInvalid);
    try {
      const query = location.search.slice(1, 2000);
      await call(`surveys/${surveyId}/verification`, 'Could not send the email', { email, query });
      showSent(email);
    } catch (thrown) {
      const status = thrown instanceof SurveyError ? (thrown.status ?? 0) : 0;
      if (status === 400) problem(words.emailInvalid);
      else problem(status === 429 ? words.tooMany : status >= 500 ? words.emailFailed : words.failed);
    }
  });
}

/** In the place of the form, which comes back for another address. */
function showSent(email: string): void {
  const main = document.getElementById('main');
  const template = document.getElementById('sent');
  if (!main || !(template instanceof HTMLTemplateElement)) return;
  const before = [...main.childNodes];
  const card = template.content.cloneNode(true) as DocumentFragment;
  const text = card.querySelector('p');
  const [start = '', end = ''] = text?.textContent?.split('{email}') ?? [];
  const address = Object.assign(document.createElement('bdi'), { textContent: email });
  text?.replaceChildren(start, address, end);
  main.replaceChildren(card);
  main.querySelector('h1')?.focus();
  document.getElementById('sent-again')?.addEventListener('click', () => {
    main.replaceChildren(...before);
    main.querySelector('input')?.select();
  });
}
