import { createId } from '@paralleldrive/cuid2';
import type { PersonalLink, SurveySharing } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import type { EnvironmentRow } from '../environments/environments';
import type { SurveyRow } from '../surveys/survey-row';
import { mailQuestion } from './mail-question';
import { authorWords } from './page-language';

/** Placeholder in the HTML for an email: each recipient's own id replaces it. */
export const LINK_PLACEHOLDER = 'SINGLE_USE_ID';

export function pageAddress(
  baseUrl: string,
  surveyId: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return `${baseUrl}/s/${surveyId}${query && `?${query}`}`;
}

export async function sharingOf(
  { surveyPages, mail }: Pick<SurveyServices, 'surveyPages' | 'mail'>,
  row: SurveyRow,
  { product }: EnvironmentRow,
  { baseUrl, raw }: Pick<RequestContext, 'baseUrl' | 'raw'>,
): Promise<SurveySharing> {
  const url = pageAddress(baseUrl, row.id);
  const preview = await surveyPages.sign('preview', { surveyId: row.id });
  const mailed = row.content.singleUse?.enabled ? pageAddress(baseUrl, row.id, { suId: LINK_PLACEHOLDER }) : url;
  const { mailButton } = authorWords(row.content, raw.headers.get('accept-language'));
  return {
    url,
    previewUrl: pageAddress(baseUrl, row.id, { preview }),
    mailHtml: mailQuestion(row, product, { url: mailed, openSurvey: mailButton }),
    mailNotice: mail.notice ?? null,
  };
}

/** Nothing is stored before an answer comes. Throws `validation_failed` where the survey has no single use. */
export function makeLinks(
  { surveyPages }: Pick<SurveyServices, 'surveyPages'>,
  { id: surveyId, content: { singleUse } }: SurveyRow,
  count: number,
  baseUrl: string,
): PersonalLink[] {
  if (!singleUse?.enabled) throw invalidFields({ count: ['Turn on single use and save the survey first.'] });
  return Array.from({ length: count }, () => {
    const id = createId();
    const suId = singleUse.isEncrypted ? surveyPages.signLink(surveyId, id) : id;
    return { id: suId, url: pageAddress(baseUrl, surveyId, { suId }) };
  });
}
