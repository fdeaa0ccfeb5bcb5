/**
 * State of a widget between pages: the last sync, and the shown surveys. The same visitor of the same environment may
 * use it without a sync for 15 minutes after its last change. An unreadable or wrong configuration counts as none
 * (defect 20).
 */
import { attempted } from '../../base/attempted';
import type { SurveyDisplay } from '../display/display-rules';
import { readSync, type Synced } from './read-sync';
import { isRecord, itemsOf, type Rec } from './unknown-value';

/** Its own name in the local storage, beside the widgets of others on the page. */
export const CONFIG_KEY = 'spotreel-surveys';
export const CONFIG_LIFETIME_MS = 15 * 60_000;

/** Visitor of a configuration. */
export interface WidgetVisitor {
  readonly apiHost: string;
  readonly environmentId: string;
  /** Absent: an anonymous visitor. */
  readonly userId?: string | undefined;
}

/** State of a visitor in the widget. */
export interface WidgetState extends Synced {
  /** Attributes that the page set for the visitor and the service has. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The oldest first. */
  readonly displays: readonly SurveyDisplay[];
}

/** State of the widget in the browser, with the time at which it must sync again. */
export interface WidgetConfig extends WidgetVisitor {
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly state: WidgetState;
}

/** The configuration of this visitor in a storage, expired or not; undefined where there is none. Never throws. */
export function readConfig(text: string | null, visitor: WidgetVisitor): WidgetConfig | undefined {
  const value: unknown = attempted(() => JSON.parse(text ?? 'null'));
  const state = isRecord(value) && isRecord(value.state) ? value.state : {};
  const sync = readSync(state);
  if (!sync || !isRecord(value) || typeof value.expiresAt !== 'string') return undefined;
  const { apiHost, environmentId, userId } = visitor;
  const isTheirs = value.apiHost === apiHost && value.environmentId === environmentId && value.userId === userId;
  if (!isTheirs) return undefined;
  const attributes = isRecord(state.attributes) ? (state.attributes as WidgetState['attributes']) : {};
  const displays = itemsOf(state.displays).filter(isRecord).filter(isDisplay);
  return { ...visitor, expiresAt: value.expiresAt, state: { ...sync, attributes, displays } };
}

/**
 * The configuration after a sync. Of the one before, of the same visitor, it keeps what only this browser knows: what was
 * shown here, and which attributes were sent.
 */
export function configAfterSync(
  visitor: WidgetVisitor,
  sync: Synced,
  before: WidgetState | undefined,
  nowMs: number,
): WidgetConfig {
  const { attributes = {}, displays = [] } = before ?? {};
  return { ...visitor, expiresAt: expiryAfter(nowMs), state: { ...sync, attributes, displays } };
}

/** The configuration after a change of its state, good for another 15 minutes. */
export function configChanged(config: WidgetConfig, change: Partial<WidgetState>, nowMs: number): WidgetConfig {
  return { ...config, expiresAt: expiryAfter(nowMs), state: { ...config.state, ...change } };
}

/** Also where its date cannot be read, or is later than it can be: the computer's time was set back. */
export function isExpired({ expiresAt }: Pick<WidgetConfig, 'expiresAt'>, nowMs: number): boolean {
  const leftMs = Date.parse(expiresAt) - nowMs;
  return !(leftMs > 0 && leftMs <= CONFIG_LIFETIME_MS);
}

function expiryAfter(nowMs: number): string {
  return new Date(nowMs + CONFIG_LIFETIME_MS).toISOString();
}

function isDisplay(value: Rec): value is Rec & SurveyDisplay {
  return typeof value.surveyId === 'string' && typeof value.createdAt === 'string';
}
