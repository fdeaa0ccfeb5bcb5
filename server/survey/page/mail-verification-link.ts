/** Mails somebody the link that opens a survey. The answer never reveals whether that address has answered. */

import { spendAttempt, spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import { composeMail } from '../../platform/mail/compose-mail';
import type { SurveyServices } from '../domain';
import type { SurveyRow } from '../surveys/survey-row';
import { takesResponses } from '../surveys/survey-row';
import { personalLinkOf } from './open-survey';
import { pageLanguage } from './page-language';
import { findPageSurvey } from './page-survey';

const HOUR = 60 * 60;
/**
 * Emails by requests of one network, to one address, and for one survey: so the page cannot be used to flood an inbox. What
 * one network asks for leaves others their emails.
 */
const PER_NETWORK = { points: 30, seconds: HOUR };
const PER_ADDRESS = { points: 4, seconds: HOUR };
const ADDRESS_UNDER_ATTACK = { points: 1, seconds: HOUR };
/** To one address, asked for by all networks: it protects the inbox. */
const MOST_TO_ADDRESS = { points: 20, seconds: HOUR };
const PER_SURVEY = { points: 2000, seconds: HOUR };
const SURVEY_UNDER_ATTACK = { points: 3, seconds: HOUR };

/** Parameters of the page that are of no use in its link, or must not be in it. */
const LEFT_OUT = ['verify', 'preview', 'pin'];

interface Request {
  readonly email: string;
  readonly query?: string | null | undefined;
}

/** Throws `not_found`, `survey_closed`, `survey_not_admitted`, `rate_limited`, `mail_unavailable` and `mail_failed`. */
export async function mailVerificationLink(
  services: SurveyServices,
  surveyId: string,
  { email, query }: Request,
  context: RequestContext,
): Promise<void> {
  const { db, clock, mail, surveyPages } = services;
  const { row } = await findPageSurvey(db, surveyId);
  if (!row.content.verifyEmail || !takesResponses(row, clock.now())) throw new ApiError('survey_closed');
  const parameters = new URLSearchParams(query ?? '');
  for (const name of LEFT_OUT) parameters.delete(name);
  if (personalLinkOf(services, row, parameters.get('suId')) === 'none') throw new ApiError('survey_not_admitted');
  if (!context.mailBaseUrl) throw new ApiError('mail_unavailable');
  await spendMail(services, surveyId, email, networkOf(context.address));
  parameters.set('verify', await surveyPages.sign('verification', { surveyId, email }));
  await mail.send(messageOf(row, email, `${context.mailBaseUrl}/s/${surveyId}?${parameters}`, parameters, context));
}

/** Throws `rate_limited`. */
async function spendMail(
  { db, clock }: Pick<SurveyServices, 'db' | 'clock'>,
  surveyId: string,
  email: string,
  network: string,
): Promise<void> {
  await spendAttempt(db, clock, { scope: 'survey-mail-network', key: network, ...PER_NETWORK });
  await spendShared(db, clock, {
    scope: 'survey-mail-to',
    key: email,
    network,
    perNetwork: PER_ADDRESS,
    all: PER_ADDRESS,
    underAttack: ADDRESS_UNDER_ATTACK,
  });
  await spendAttempt(db, clock, { scope: 'survey-mail', key: email, ...MOST_TO_ADDRESS });
  await spendShared(db, clock, {
    scope: 'survey-mail-survey',
    key: surveyId,
    network,
    perNetwork: PER_NETWORK,
    all: PER_SURVEY,
    underAttack: SURVEY_UNDER_ATTACK,
  });
}

function messageOf(row: SurveyRow, to: string, url: string, parameters: URLSearchParams, { raw }: RequestContext) {
  const { language, direction, words } = pageLanguage(
    row.content,
    parameters.get('lang'),
    raw.headers.get('accept-language'),
  );
  const { name, subheading } = row.content.verifyEmail ?? {};
  return composeMail({
    to,
    subject: name ? `${words.mailSubject}: ${name}` : words.mailSubject,
    heading: name || words.mailHeading,
    paragraphs: [...(subheading ? [subheading] : []), words.mailText],
    action: { label: words.mailButton, url },
    footer: words.mailFooter,
    language,
    direction,
  });
}
