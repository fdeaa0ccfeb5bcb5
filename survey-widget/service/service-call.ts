/**
 * One call of the survey service. It rejects with `network_error` and the words of its call, and with nothing else. The
 * transport of the SDK is not used: it would be a tenth of what a page loads before any survey shows.
 */
import { isRecord, isText } from '@spotreel/sdk/internal/survey';
import { SurveyError } from '../survey-error';

export interface ServiceAddress {
  /** Origin of the service, a path of it allowed: `https://surveys.example`. */
  readonly apiHost: string;
  readonly environmentId: string;
}

/** `path`: below the environment. `message`: what the error says. With a body it is a POST unless `method` says otherwise. */
export type ServiceCall = <Data>(path: string, message: string, body?: object, method?: string) => Promise<Data>;

/** Milliseconds after which a call counts as failed: a visitor waits for some of them. */
const TIMEOUT_MS = 10_000;

interface Envelope {
  readonly data?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
}

export function createServiceCall({ apiHost, environmentId }: ServiceAddress): ServiceCall {
  const base = `${apiHost.replace(/\/{1,9}$/, '')}/api/v1/client/${encodeURIComponent(environmentId)}/`;

  return async function call<Data>(path: string, message: string, body?: object, method = 'POST'): Promise<Data> {
    const url = base + path;
    let status: number | undefined;
    let serviceCode: unknown;
    try {
      // without a body it has no headers either, and needs no preflight
      const sent = body && { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { ...sent, signal, credentials: 'omit' });
      status = response.status;
      const answer = (await response.json()) as Envelope | null;
      if (!response.ok) {
        if (isText(answer?.message) && isRecord(answer.details)) serviceCode = answer.code;
        throw new Error(String(answer?.message ?? status));
      }
      if (typeof answer?.data !== 'object') throw new Error('Not an answer of the survey service');
      return answer.data as Data;
    } catch (cause) {
      const responseMessage = cause instanceof Error ? cause.message : String(cause);
      throw new SurveyError('network_error', message, {
        cause,
        url,
        responseMessage,
        serviceCode,
        ...(status && { status }),
      });
    }
  };
}
