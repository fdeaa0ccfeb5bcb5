/** Calls before any survey shows. */
import { readSync, type Synced } from '@spotreel/sdk/internal/survey';
import { SurveyError } from '../survey-error';
import type { ServiceCall } from './service-call';

const person = encodeURIComponent;

/** The surveys of an environment, for a known person or an anonymous visitor. */
export async function syncSurveys(call: ServiceCall, userId: string | undefined): Promise<Synced> {
  const message = 'Error syncing with backend';
  const sync = readSync(await call(`in-app/sync${userId ? `/${person(userId)}` : ''}`, message));
  if (!sync)
    throw new SurveyError('network_error', message, { responseMessage: 'Not an answer of the survey service' });
  return sync;
}

export interface PersonAction {
  readonly environmentId: string;
  readonly userId: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function sendAction(call: ServiceCall, action: PersonAction): Promise<unknown> {
  return call('actions', `Error tracking action ${action.name}`, action);
}

export function sendAttributes(
  call: ServiceCall,
  userId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<unknown> {
  return call(`people/${person(userId)}`, `Error updating person with userId ${userId}`, { attributes });
}
