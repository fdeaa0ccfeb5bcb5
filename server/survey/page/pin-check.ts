/** The PIN of a survey, compared only here and a limited number of times. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { SurveyServices } from '../services';

/** Wrong PINs of one network, behind which an office may sit. */
const PER_NETWORK = { points: 10, seconds: 15 * 60 };
/** Wrong PINs of all networks together, after which each network gets fewer: four digits are found by a few hundred machines. */
const PER_SURVEY = { points: 200, seconds: 60 * 60 };
const UNDER_ATTACK = { points: 2, seconds: 60 * 60 };

/** Throws `survey_pin_wrong`, and `rate_limited` after too many wrong ones. */
export async function checkPin(
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
