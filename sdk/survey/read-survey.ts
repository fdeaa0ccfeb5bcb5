/**
 * The rest of what came over the wire, once a survey shows: cards, looks, hidden fields, mended like `read-sync.ts` does.
 * Questions stay as they are until a run reads them.
 */
import type { SurveyProduct } from '../contract/schemas/survey/appearance';
import type { Survey } from '../contract/schemas/survey/survey';
import type { SyncedProduct, SyncedSurvey } from './read-sync';
import { isRecord, listOf, numberOrNull, type Rec, textOr } from './unknown-value';

const PLACEMENTS: readonly unknown[] = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'center'];
const NOT_ENABLED = { enabled: false };

/** Never throws. */
export function readSurvey(survey: SyncedSurvey): Survey {
  const value = survey as Rec;
  const { welcomeCard, hiddenFields, productOverwrites, translations } = value;
  return {
    ...value,
    name: textOr(value.name, ''),
    autoClose: numberOrNull(value.autoClose),
    redirectUrl: textOr(value.redirectUrl, '') || null,
    welcomeCard: {
      ...readCard(welcomeCard),
      timeToFinish: !(isRecord(welcomeCard) && welcomeCard.timeToFinish === false),
    },
    thankYouCard: readCard(value.thankYouCard),
    hiddenFields: isRecord(hiddenFields)
      ? { enabled: hiddenFields.enabled === true, fieldIds: listOf(hiddenFields.fieldIds).filter(isText) }
      : NOT_ENABLED,
    questions: listOf(value.questions),
    productOverwrites: isRecord(productOverwrites)
      ? { ...productOverwrites, placement: placementOf(productOverwrites) }
      : null,
    translations: isRecord(translations) ? translations : {},
  } as unknown as Survey;
}

/** With the defaults of the service where something is missing; colors are checked where they are used. Never throws. */
export function readProduct(product: SyncedProduct): SurveyProduct {
  const value = product as unknown as Rec;
  return {
    ...value,
    placement: placementOf(value) ?? 'bottomRight',
    clickOutsideClose: value.clickOutsideClose !== false,
    inAppSurveyBranding: value.inAppSurveyBranding !== false,
  } as unknown as SurveyProduct;
}

function placementOf({ placement }: Rec): unknown {
  return PLACEMENTS.includes(placement) ? placement : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readCard(card: unknown): Rec {
  if (!isRecord(card)) return NOT_ENABLED;
  const texts = Object.entries(card).filter(([, field]) => isText(field));
  return { ...Object.fromEntries(texts), enabled: card.enabled === true };
}
