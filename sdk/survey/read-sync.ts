/**
 * What a sync answered or a storage kept, mended so that the engine can rely on its types without carrying the schema:
 * what is missing gets the schema's default, what is of the wrong kind is left out, what is unknown is kept. Questions
 * stay as they are until a run reads them.
 */
import type { SurveyProduct } from '../contract/schemas/survey/appearance';
import type { Survey } from '../contract/schemas/survey/survey';
import type { SurveySync } from '../contract/schemas/survey/sync';
import { isRecord, listOf, numberOrNull, type Rec, textOr } from './unknown-value';

const HEX_COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const PLACEMENTS: readonly unknown[] = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'center'];

/** Undefined: nothing that could be a sync. Never throws. */
export function readSync(value: unknown): SurveySync | undefined {
  if (!isRecord(value) || !Array.isArray(value.surveys)) return undefined;
  return {
    ...value,
    surveys: value.surveys.filter(isRecord).filter(isNamed).map(readSurvey),
    noCodeActionClasses: listOf(value.noCodeActionClasses).filter(isRecord).flatMap(readActionClass),
    product: readProduct(isRecord(value.product) ? value.product : {}),
    person: isRecord(value.person) ? (value.person as SurveySync['person']) : null,
  };
}

function isNamed({ id }: Rec): boolean {
  return typeof id === 'string' && id !== '';
}

function readSurvey(value: Rec): Survey {
  const card = (card: unknown) => (isRecord(card) ? { ...textsOf(card), enabled: card.enabled === true } : NO_CARD);
  const { attributeFilters, welcomeCard, hiddenFields } = value;
  return {
    ...value,
    name: textOr(value.name, ''),
    type: textOr(value.type, 'web'),
    status: textOr(value.status, 'inProgress'),
    displayOption: textOr(value.displayOption, 'displayOnce'),
    attributeFilters: listOf(attributeFilters).filter(isRecord),
    triggers: listOf(value.triggers).filter((one) => typeof one === 'string'),
    autoClose: numberOrNull(value.autoClose),
    delay: numberOrNull(value.delay) ?? 0,
    recontactDays: numberOrNull(value.recontactDays),
    redirectUrl: textOr(value.redirectUrl, '') || null,
    closeOnDate: textOr(value.closeOnDate, '') || null,
    welcomeCard: { ...card(welcomeCard), timeToFinish: !(isRecord(welcomeCard) && welcomeCard.timeToFinish === false) },
    thankYouCard: card(value.thankYouCard),
    hiddenFields: isRecord(hiddenFields)
      ? { enabled: hiddenFields.enabled === true, fieldIds: listOf(hiddenFields.fieldIds).filter(isText) }
      : NO_CARD,
    questions: listOf(value.questions),
    productOverwrites: isRecord(value.productOverwrites) ? readAppearance(value.productOverwrites) : null,
    translations: isRecord(value.translations) ? value.translations : {},
  } as unknown as Survey;
}

const NO_CARD = { enabled: false };
const isText = (value: unknown) => typeof value === 'string';

function textsOf(card: Rec): Rec {
  return Object.fromEntries(Object.entries(card).filter(([, field]) => isText(field)));
}

function readActionClass(value: Rec): SurveySync['noCodeActionClasses'] {
  const { name, noCodeConfig } = value;
  if (typeof name !== 'string' || !isRecord(noCodeConfig)) return [];
  const parts = Object.entries(noCodeConfig).filter(([, part]) => isRecord(part) && isText(part.value));
  return [{ ...value, name, noCodeConfig: Object.fromEntries(parts) }];
}

/** Colors and places that cannot be are left out: they end up in style sheets. */
function readAppearance(value: Rec): Partial<SurveyProduct> {
  const { brandColor, highlightBorderColor, placement, clickOutsideClose, darkOverlay } = value;
  const isColor = (color: unknown) => isText(color) && HEX_COLOR.test(color as string);
  return {
    ...(isColor(brandColor) && { brandColor: brandColor as string }),
    ...((isColor(highlightBorderColor) || highlightBorderColor === null) && {
      highlightBorderColor: highlightBorderColor as string | null,
    }),
    ...(PLACEMENTS.includes(placement) && { placement: placement as SurveyProduct['placement'] }),
    ...(typeof clickOutsideClose === 'boolean' && { clickOutsideClose }),
    ...(typeof darkOverlay === 'boolean' && { darkOverlay }),
  };
}

function readProduct(value: Rec): SurveyProduct {
  return {
    ...value,
    brandColor: '#64748b',
    highlightBorderColor: null,
    placement: 'bottomRight',
    clickOutsideClose: true,
    darkOverlay: false,
    ...readAppearance(value),
    inAppSurveyBranding: value.inAppSurveyBranding !== false,
    recontactDays: numberOrNull(value.recontactDays),
  };
}
