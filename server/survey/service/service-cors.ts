/** Widgets run on any site and send no credentials, so the survey service answers every origin. */
import { API_BASE_PATH } from '@spotreel/sdk/internal/contract';

const SERVICE_PATH = `${API_BASE_PATH}/v1/client/`;

export function isServicePath({ pathname }: URL): boolean {
  return pathname.startsWith(SERVICE_PATH);
}

export const SERVICE_CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, Retry-After',
};

const PREFLIGHT: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  // The six of an upload to our own storage (facts: CORS).
  'access-control-allow-headers':
    'Content-Type, Authorization, X-File-Name, X-File-Type, X-Survey-ID, X-Signature, X-Timestamp, X-UUID',
  // Saves a second request before most calls; browsers cap it themselves.
  'access-control-max-age': '7200',
};

/** The answer to a preflight of the service, JSON as everything that it answers; undefined for any other request. */
export function servicePreflight(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !isServicePath(new URL(request.url))) return undefined;
  return Response.json({ data: {} }, { headers: { ...SERVICE_CORS, ...PREFLIGHT } });
}
