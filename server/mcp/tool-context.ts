/** What tools work with inside the server: the API itself, without a socket. */
import { createAgentClient, type ToolContext } from '@spotreel/sdk/agent';
import { ApiError } from '../platform/http/api-error';
import type { RequestContext } from '../platform/http/request-context';
import type { McpServices } from './services';

const BEARER = /^Bearer +/i;

export function toolContext({ raw, url, baseUrl, address }: RequestContext, { answer }: McpServices): ToolContext {
  const send = (path: string, init: RequestInit) => answer(new Request(url.origin + path, init), address);
  return {
    client: createAgentClient({
      baseUrl: '',
      apiKey: (raw.headers.get('authorization') ?? '').trim().replace(BEARER, ''),
      user: raw.headers.get('spotreel-user') ?? undefined,
      fetch: (path, init) => send(path, withoutBrowser(init)),
    }),
    baseUrl,
    async readFile(fileUrl, signal) {
      const { origin, pathname, search } = new URL(fileUrl, baseUrl);
      if (origin !== new URL(baseUrl).origin) throw new ApiError('not_found');
      const file = await send(pathname + search, signal ? { signal } : {});
      if (!file.ok) throw new ApiError('not_found');
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}

/** No cookies exist here. */
function withoutBrowser({ credentials: _credentials, ...init }: RequestInit): RequestInit {
  return init;
}
