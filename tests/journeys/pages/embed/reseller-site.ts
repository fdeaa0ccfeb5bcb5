import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reseller's own site: its server mints the tokens with the snippet of the examples, its page shows the editor. */
export interface ResellerSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** `apiBase`: the server of the tests. `apiKey`: read at each call, as a reseller changes it. */
export async function startResellerSite(apiBase: string, apiKey: () => string): Promise<ResellerSite> {
  const server = createServer((request, response) => {
    if (request.url === '/spotreel-token') {
      void mintToken(apiBase, apiKey(), originOf(server.address())).then(
        (token) => response.end(JSON.stringify({ token })),
        (error: Error) => response.writeHead(502).end(JSON.stringify({ error: error.message })),
      );
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/' ? pageOf(apiBase) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: originOf(server.address()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function originOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

/** The snippet reads its settings where it is loaded, as it does in a reseller's server. */
export function resellerSnippet(apiBase = '', apiKey = '') {
  process.env.SPOTREEL_URL = apiBase;
  process.env.SPOTREEL_API_KEY = apiKey;
  return import(`../../../../examples/reseller/spotreel.mjs?${encodeURIComponent(apiKey)}`);
}

async function mintToken(apiBase: string, apiKey: string, origin: string): Promise<string> {
  const snippet = await resellerSnippet(apiBase, apiKey);
  await snippet.putUser({ externalId: '42', firstName: 'Rosa' });
  return snippet.embedToken('42', [origin]);
}

function pageOf(apiBase: string): string {
  return `<!doctype html><html lang="en"><title>Rosa's shop</title>
<link rel="icon" href="data:,">
<script type="module" src="${apiBase}/elements/spotreel.js"></script>
<p role="status"></p>
<project-editor api-base="${apiBase}" style="height: 90vh"></project-editor>
<script type="module">
  const editor = document.querySelector('project-editor');
  const status = document.querySelector('p');
  async function getToken() {
    const { token, error } = await (await fetch('/spotreel-token')).json();
    if (error) status.textContent = error;
    return token;
  }
  editor.getAccessToken = getToken;
  const token = await getToken();
  if (token) {
    const answer = await fetch('${apiBase}/api/v1/project', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ recipeId: 1 }),
    });
    const { data, code } = await answer.json();
    if (data) editor.projectId = data.id;
    else status.textContent = code;
  }
</script>`;
}
