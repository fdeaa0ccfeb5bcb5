/** The Model Context Protocol over streamable HTTP, without sessions: each request brings its API key and is answered alone. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createAgentClient, type ToolContext } from '@spotreel/sdk/agent';
import { createMcpServer } from '@spotreel/sdk/mcp';
import { personOfKey } from '../account/keys/person-of-key';
import { ApiError } from '../platform/http/api-error';
import type { RequestContext } from '../platform/http/request-context';
import type { Site } from '../platform/modules/module';
import type { McpServices } from './domain';
import { receivedMessage, withId } from './messages';

/** Client of the tools inside the server: the API itself, without a socket. */
const BEARER = /^Bearer +/i;

/** Path of the protocol, below the origin. */
export const MCP_PATH = '/mcp';

/** Version of this server; tools may change with each version. */
const VERSION = '1.0.0';

/**
 * Throws as `personOfKey` for a key without `projects:read`, `payload_too_large` and `body_unreadable`, which
 * `refusedMessage` turns into answers. What a tool refuses is an answer of the protocol.
 */
export async function serveMcp(
  context: RequestContext,
  services: McpServices,
  site: Pick<Site, 'answer'>,
): Promise<Response> {
  const { raw, log, notes } = context;
  await personOfKey(services, 'projects:read', raw.headers, notes);
  const message = await receivedMessage(raw);
  // the protocol has no batches any more, and one request would cost as many as its sender likes
  if (Array.isArray(message)) throw new ApiError('body_unreadable', { message: 'Batches are not supported.' });
  const server = createMcpServer(toolContext(context, site), VERSION);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const close = () => void server.close().catch((error: unknown) => log.warn({ err: error }, 'mcp was not closed'));
  raw.signal.addEventListener('abort', close, { once: true });
  try {
    await server.connect(transport);
    return await withId(await transport.handleRequest(raw, { parsedBody: message }), message);
  } finally {
    raw.signal.removeEventListener('abort', close);
    close();
  }
}

/** Tools make the calls of the API, with the rights and limits of their key. */
function toolContext({ raw, url, baseUrl, address }: RequestContext, { answer }: Pick<Site, 'answer'>): ToolContext {
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
