/**
 * What the widget keeps of an environment in local storage: surveys, actions, settings, own displays and attributes.
 * Storage that is blocked, full or corrupt is as good as empty, and the page goes on with what is in memory.
 */
import type { NoCodeActionClass } from '../sdk/contract/schemas/survey/action-class';
import type { SurveyProduct } from '../sdk/contract/schemas/survey/appearance';
import type { Survey } from '../sdk/contract/schemas/survey/survey';
import type { SurveyDisplay } from '../sdk/survey/display-rules';

export interface SurveyState {
  readonly surveys: readonly Survey[];
  readonly noCodeActionClasses: readonly NoCodeActionClass[];
  readonly product: SurveyProduct;
  readonly attributes: Readonly<Record<string, string>>;
  /** Oldest first: all of a visitor without a user id; of a known one those since the last sync. */
  readonly displays: readonly SurveyDisplay[];
}

export interface SurveyConfig {
  readonly apiHost: string;
  readonly environmentId: string;
  readonly userId?: string | undefined;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly state: SurveyState;
}

export type Visitor = Pick<SurveyConfig, 'apiHost' | 'environmentId' | 'userId'>;

export const CONFIG_KEY = 'spotreel-surveys';
/** 15 minutes. */
const LIFETIME_MS = 900_000;

let unstored: SurveyConfig | undefined;

export const newExpiry = (): string => new Date(Date.now() + LIFETIME_MS).toISOString();

/** False for a date that cannot be read. */
export const isExpired = ({ expiresAt }: SurveyConfig): boolean => !(Date.parse(expiresAt) > Date.now());

/** What is stored for exactly this visitor, expired or not. */
export function storedConfig(visitor: Visitor): SurveyConfig | undefined {
  const config = readConfig();
  const isTheirs =
    config?.apiHost === visitor.apiHost &&
    config.environmentId === visitor.environmentId &&
    config.userId === visitor.userId;
  return isTheirs ? config : undefined;
}

export function storeConfig(config: SurveyConfig): void {
  unstored = config;
  try {
    localStorage.setItem(CONFIG_KEY, JSON.stringify(config));
  } catch {
    // blocked or full: kept in memory alone
  }
}

export function clearConfig(): void {
  unstored = undefined;
  try {
    localStorage.removeItem(CONFIG_KEY);
  } catch {
    // blocked
  }
}

function readConfig(): SurveyConfig | undefined {
  try {
    const config = JSON.parse(localStorage.getItem(CONFIG_KEY) ?? 'null') as SurveyConfig | null;
    return config && isConfig(config) ? config : unstored;
  } catch {
    return unstored;
  }
}

/** Another version, or another script, may have written it. */
function isConfig({ state, expiresAt }: Partial<SurveyConfig>): boolean {
  return (
    typeof expiresAt === 'string' &&
    typeof state?.product === 'object' &&
    [state.surveys, state.noCodeActionClasses, state.displays].every(Array.isArray)
  );
}
