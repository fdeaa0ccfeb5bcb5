/**
 * Access to a survey on its own page. The gates, in order: is it under way, is the link a good one, is the email
 * address checked, is the PIN right. Until the last one is passed, nothing of the survey is sent.
 */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpeningState, SurveyKeys, SurveyOpening } from '@spotreel/sdk/internal/contract';
import { spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { SurveyServices } from '../domain';
import { type SurveyRow, takesResponses, toVisitorSurvey } from '../surveys/survey-row';
import { findPageSurvey, type PageSurvey, type Respondent, responseOf } from './page-survey';

type Parts = Pick<SurveyServices, 'db' | 'clock' | 'surveyPages'>;

/** Throws `not_found`, `survey_pin_wrong` and `rate_limited`. `address`: the caller's, for limits. */
export async function openSurveyPage(
  services: Parts,
  surveyId: string,
  keys: SurveyKeys,
  address: string,
): Promise<SurveyOpening & { readonly environmentId: string }> {
  const isPreview = await isPreviewOf(services, surveyId, keys);
  const found = await findPageSurvey(services.db, surveyId, isPreview ? 'drafts' : undefined);
  const opening = isPreview ? previewOf(found) : await passGates(services, found, keys, address);
  return { ...opening, product: found.environment.product, environmentId: found.environment.id };
}

type Gated = Pick<SurveyOpening, 'state' | 'heading' | 'subheading' | 'opened'>;

async function isPreviewOf({ surveyPages }: Parts, surveyId: string, { preview }: SurveyKeys): Promise<boolean> {
  return Boolean(preview && (await surveyPages.read('preview', surveyId, preview)));
}

function previewOf({ row }: PageSurvey): Gated {
  const survey = toVisitorSurvey(row);
  return { ...said('open'), opened: { survey, admission: null, singleUseId: null, isPreview: true } };
}

async function passGates(services: Parts, found: PageSurvey, keys: SurveyKeys, address: string): Promise<Gated> {
  const { row } = found;
  const { content } = row;
  if (!takesResponses(row, services.clock.now())) return closedOf(row);
  const email = content.verifyEmail ? await checkedEmail(services, row, keys) : undefined;
  const link = personalLinkOf(services, row, keys.singleUseId);
  if (link === 'none') return said('linkNeeded');
  const respondent: Respondent = { singleUseId: link ?? null, verifiedEmail: email ?? null };
  const begun = await responseOf(services.db, row.id, respondent);
  if (begun?.finished) return answeredOf(row, begun.singleUseId !== null && begun.singleUseId === link);
  if (content.verifyEmail && !email) {
    const { name, subheading } = content.verifyEmail;
    return said(keys.verification ? 'emailExpired' : 'email', name, subheading);
  }
  if (content.pin && !keys.pin) return said('pin');
  if (content.pin) await checkPin(services, row.id, { right: content.pin, given: keys.pin ?? '' }, address);
  return { ...said('open'), opened: await admitted(services, row, respondent) };
}

async function admitted({ surveyPages }: Parts, row: SurveyRow, { singleUseId, verifiedEmail }: Respondent) {
  const facts = { surveyId: row.id, email: verifiedEmail ?? undefined, singleUseId: singleUseId ?? undefined };
  const admission = needsAdmission(row) ? await surveyPages.sign('admission', facts) : null;
  return { survey: toVisitorSurvey(row), admission, singleUseId, isPreview: false };
}

/** True if answers are taken only from people who have opened the survey. */
export function needsAdmission({ content: { pin, verifyEmail, singleUse } }: Pick<SurveyRow, 'content'>): boolean {
  return Boolean(pin || verifyEmail || singleUse?.enabled);
}

async function checkedEmail({ surveyPages }: Parts, { id }: SurveyRow, { verification }: SurveyKeys) {
  return verification ? (await surveyPages.read('verification', id, verification))?.email : undefined;
}

/** The id of a personal link by its `suId`; 'none': it is no good one; undefined: the survey needs none. */
export function personalLinkOf(
  { surveyPages }: Pick<SurveyServices, 'surveyPages'>,
  { id, content: { singleUse } }: SurveyRow,
  suId: string | null | undefined,
): string | undefined {
  if (!singleUse?.enabled) return undefined;
  if (!suId) return 'none';
  return (singleUse.isEncrypted ? surveyPages.readLink(id, suId) : suId) ?? 'none';
}

function closedOf({ status, content: { surveyClosedMessage: message } }: SurveyRow): Gated {
  if (status === 'paused') return said('paused');
  return message && message.enabled !== false ? said('closed', message.heading, message.subheading) : said('closed');
}

function answeredOf({ content: { singleUse } }: SurveyRow, byLink: boolean): Gated {
  return byLink ? said('used', singleUse?.heading, singleUse?.subheading) : said('answered');
}

function said(state: OpeningState, heading?: string, subheading?: string): Gated {
  return { state, heading: heading || null, subheading: subheading || null, opened: null };
}

// The PIN of a survey, compared only here and a limited number of times.
/** Wrong PINs of one network, behind which an office may sit. */
const PER_NETWORK = { points: 10, seconds: 15 * 60 };

/** Wrong PINs of all networks together, after which each network gets fewer: four digits are found by a few hundred machines. */
const PER_SURVEY = { points: 200, seconds: 60 * 60 };

const UNDER_ATTACK = { points: 2, seconds: 60 * 60 };

/** Throws `survey_pin_wrong`, and `rate_limited` after too many wrong ones. */
async function checkPin(
  { db, clock }: Pick<SurveyServices, 'db' | 'clock'>,
  surveyId: string,
  pins: { readonly right: string; readonly given: string },
  address: string,
): Promise<void> {
  const right = await spendShared(db, clock, {
    scope: 'survey-pin',
    key: surveyId,
    network: networkOf(address),
    perNetwork: PER_NETWORK,
    all: PER_SURVEY,
    underAttack: UNDER_ATTACK,
  });
  if (!timingSafeEqual(hash(pins.right), hash(pins.given.trim()))) throw new ApiError('survey_pin_wrong');
  await right();
}

/** Hashes have one length, as the comparison needs it. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
