/**
 * The rest of what came over the wire, once a survey shows: cards, looks, hidden fields, mended like `read-sync.ts` does.
 * Questions stay as they are until a run reads them.
 */
import type { SurveyProduct } from '../../contract/surveys/appearance';
import type { Survey } from '../../contract/surveys/survey';
import { plainFields } from './plain-fields';
import type { SyncedProduct, SyncedSurvey } from './read-sync';
import { isRecord, mended, type Rec, textOr } from './unknown-value';

const PLACEMENTS: readonly unknown[] = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'center'];
const NOT_ENABLED = { enabled: false };

/** Never throws. */
export function readSurvey(survey: SyncedSurvey): Survey {
  const value = mended(survey as Rec, {
    name: '',
    autoClose: null,
    welcomeCard: {},
    thankYouCard: {},
    hiddenFields: NOT_ENABLED,
    questions: [],
    translations: {},
  });
  const { welcomeCard, thankYouCard, productOverwrites } = value;
  return {
    ...value,
    redirectUrl: textOr(value.redirectUrl, '') || null,
    welcomeCard: mended(plainFields(welcomeCard as Rec), { enabled: false, timeToFinish: true }),
    thankYouCard: mended(plainFields(thankYouCard as Rec), NOT_ENABLED),
    productOverwrites: isRecord(productOverwrites)
      ? { ...productOverwrites, placement: placementOf(productOverwrites) }
      : null,
  } as unknown as Survey;
}

/** With the defaults of the service where something is missing; colors are checked where they are used. Never throws. */
export function readProduct(product: SyncedProduct): SurveyProduct {
  const value = mended(product as unknown as Rec, { clickOutsideClose: true, inAppSurveyBranding: true });
  return { ...value, placement: placementOf(value) ?? 'bottomRight' } as unknown as SurveyProduct;
}

function placementOf({ placement }: Rec): unknown {
  return PLACEMENTS.includes(placement) ? placement : undefined;
}
