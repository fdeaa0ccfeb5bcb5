/**
 * What a widget keeps between pages: what it got from the service and what the visitor was shown. It may be used without
 * asking again for 15 minutes after its last change, by the same visitor of the same environment; what is no
 * configuration, or cannot be read, is none (defect 20).
 */
import type { SurveySync } from '../contract/schemas/survey/sync';
import type { PersonAttributes } from './attribute-filter';
import type { SurveyDisplay } from './display-rules';
import { readSync } from './read-sync';
import { isRecord, listOf, type Rec } from './unknown-value';

/** Its own name in the local storage, beside the widgets of others on the page. */
export const CONFIG_KEY = 'spotreel-surveys';
export const CONFIG_LIFETIME_MS = 15 * 60_000;
/** How often a page looks whether it has expired. */
export const CONFIG_CHECK_MS = 60_000;
/** Displays that are remembered, the newest: local storage is small. */
const MAX_DISPLAYS = 500;

/** Whom a configuration is for. */
export interface WidgetSession {
  readonly apiHost: string;
  readonly environmentId: string;
  /** Null: nobody that is known. */
  readonly userId: string | null;
}

export interface WidgetState extends Pick<SurveySync, 'surveys' | 'noCodeActionClasses' | 'product'> {
  /** What the page said of the visitor and the service has. */
  readonly attributes: PersonAttributes;
  /** The oldest first. */
  readonly displays: readonly SurveyDisplay[];
}

export interface WidgetConfig extends WidgetSession {
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly state: WidgetState;
}

/** A configuration out of the storage, expired or not; undefined where there is none that can be read. Never throws. */
export function readConfig(text: string | null | undefined): WidgetConfig | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !isRecord(value.state)) return undefined;
  const { apiHost, environmentId, userId = null, expiresAt, state } = value;
  const sync = readSync(state);
  const isSomebody = userId === null || typeof userId === 'string';
  if (!sync || typeof apiHost !== 'string' || typeof environmentId !== 'string' || !isSomebody) return undefined;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return undefined;
  const attributes = isRecord(state.attributes) ? (state.attributes as PersonAttributes) : {};
  const displays = listOf(state.displays).filter(isRecord).filter(isDisplay);
  return { apiHost, environmentId, userId, expiresAt, state: stateOf(sync, attributes, displays) };
}

/**
 * The configuration after a sync. Of the one before, of the same visitor, it keeps what only this browser knows: what was
 * shown here, and which attributes were sent.
 */
export function configAfterSync(
  session: WidgetSession,
  sync: SurveySync,
  before: WidgetConfig | undefined,
  nowMs: number,
): WidgetConfig {
  const { attributes, displays } = before && isSameSession(before, session) ? before.state : NOTHING_KNOWN;
  const { apiHost, environmentId, userId } = session;
  const state = stateOf(sync, attributes, displays);
  return { apiHost, environmentId, userId, expiresAt: expiryAfter(nowMs), state };
}

/** The configuration after a change of its state, good for another 15 minutes. */
export function configChanged(config: WidgetConfig, change: Partial<WidgetState>, nowMs: number): WidgetConfig {
  return { ...config, expiresAt: expiryAfter(nowMs), state: { ...config.state, ...change } };
}

export function isExpired({ expiresAt }: Pick<WidgetConfig, 'expiresAt'>, nowMs: number): boolean {
  return Date.parse(expiresAt) <= nowMs;
}

/** Whether a stored configuration can stand for a sync: environment, host and visitor match, and it is still valid. */
export function isReusable(config: WidgetConfig, session: WidgetSession, nowMs: number): boolean {
  return isSameSession(config, session) && !isExpired(config, nowMs);
}

/** A survey came on show. */
export function displayAdded(state: WidgetState, surveyId: string, nowMs: number): Pick<WidgetState, 'displays'> {
  const display = { surveyId, createdAt: new Date(nowMs).toISOString(), responded: false };
  return { displays: [...state.displays, display].slice(-MAX_DISPLAYS) };
}

/** The survey that came on show last of its kind got an answer. */
export function displayResponded(state: WidgetState, surveyId: string): Pick<WidgetState, 'displays'> {
  const newest = state.displays.findLastIndex((display) => display.surveyId === surveyId);
  return {
    displays: state.displays.map((display, index) => (index === newest ? { ...display, responded: true } : display)),
  };
}

/**
 * What setting an attribute means: `missing_person` without a user id; `unchanged` where the service has that value
 * already; else `changed`.
 */
export function attributeChange(
  { userId, state }: Pick<WidgetConfig, 'userId' | 'state'>,
  name: string,
  value: string | number | boolean,
): 'missing_person' | 'unchanged' | 'changed' {
  if (userId === null) return 'missing_person';
  const isKnown = Object.hasOwn(state.attributes, name) && state.attributes[name] === value;
  return isKnown ? 'unchanged' : 'changed';
}

const NOTHING_KNOWN = { attributes: {}, displays: [] };

function isSameSession(a: WidgetSession, b: WidgetSession): boolean {
  return a.apiHost === b.apiHost && a.environmentId === b.environmentId && a.userId === b.userId;
}

function stateOf(
  { surveys, noCodeActionClasses, product }: SurveySync,
  attributes: PersonAttributes,
  displays: readonly SurveyDisplay[],
): WidgetState {
  return { surveys, noCodeActionClasses, product, attributes, displays };
}

function expiryAfter(nowMs: number): string {
  return new Date(nowMs + CONFIG_LIFETIME_MS).toISOString();
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function isDisplay(value: Rec): value is Rec & SurveyDisplay {
  return typeof value.surveyId === 'string' && typeof value.createdAt === 'string';
}
