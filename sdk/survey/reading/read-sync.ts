/**
 * Result of a sync, or of a storage, repaired so far that a widget can decide which survey is due. A missing value or a
 * wrong type gets the schema's default; unknown fields are kept. The look of a survey is read when it shows
 * (`read-survey.ts`), since all of this is loaded on every page.
 */
import type { NoCodeActionClass } from '../../contract/surveys/action-class';
import type { Survey } from '../../contract/surveys/survey';
import type { EligibilityRules } from '../display/eligible-surveys';
import { isRecord, itemsOf, mended, type Rec, textOr } from './unknown-value';

/** A survey of which only these fields were read. */
export type SyncedSurvey = EligibilityRules & Pick<Survey, 'triggers' | 'delay'>;

export interface SyncedProduct {
  readonly recontactDays: number | null;
}

/** Kept part of a sync: surveys, actions and settings that the widget understands. */
export interface Synced {
  readonly surveys: readonly SyncedSurvey[];
  readonly noCodeActionClasses: readonly NoCodeActionClass[];
  readonly product: SyncedProduct;
}

/** Undefined: nothing that could be a sync. Never throws. */
export function readSync(value: unknown): Synced | undefined {
  if (!isRecord(value) || !Array.isArray(value.surveys)) return undefined;
  const product = isRecord(value.product) ? value.product : {};
  return {
    surveys: value.surveys.filter(isRecord).filter(isNamed).map(readRules),
    noCodeActionClasses: itemsOf(value.noCodeActionClasses).filter(isRecord).flatMap(readActionClass),
    product: mended(product, { recontactDays: null }) as unknown as SyncedProduct,
  };
}

function isNamed({ id }: Rec): boolean {
  return typeof id === 'string' && id !== '';
}

const RULES: Rec = {
  type: 'web',
  status: 'inProgress',
  displayOption: 'displayOnce',
  triggers: [],
  delay: 0,
  recontactDays: null,
};

function readRules(value: Rec): SyncedSurvey {
  return {
    ...mended(value, RULES),
    attributeFilters: itemsOf(value.attributeFilters).filter(isRecord),
    closeOnDate: textOr(value.closeOnDate, '') || null,
  } as unknown as SyncedSurvey;
}

function readActionClass(value: Rec): NoCodeActionClass[] {
  const { name, noCodeConfig } = value;
  if (typeof name !== 'string' || !isRecord(noCodeConfig)) return [];
  const parts = Object.entries(noCodeConfig).filter(([, part]) => isRecord(part) && typeof part.value === 'string');
  return [{ ...value, name, noCodeConfig: Object.fromEntries(parts) }];
}
