import { quoted } from './page-parts';
import type { SnippetSettings } from './snippet-settings';

/** Answer of the server: the page, and tokens. */
const ANSWER = `async function answer(request, response) {
  if (request.url === '/spotreel-token') {
    // take the user from your own session, and answer only people who are logged in
    const token = await embedToken({ id: '42', firstName: 'Ada' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token }));
  } else if (request.url === '/') {
    const page = await readFile('index.html');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(\`<!doctype html>\${page}\`);
  } else response.writeHead(404).end();
}`;

/** A server without packages: it serves the page, and tokens for its user. */
export function nodeCode({ server, origin }: Pick<SnippetSettings, 'server' | 'origin'>): string {
  return `// server.mjs, beside index.html. Node 18.17 or newer:
// SPOTREEL_API_KEY=sr_live_… node server.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

async function callSpotreel(path, body) {
  const response = await fetch(${quoted(`${server}/api/v1/tenant/`)} + path, {
    method: 'POST',
    headers: { authorization: \`Bearer \${process.env.SPOTREEL_API_KEY}\`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`Spotreel: \${answer.code}: \${answer.message}\`);
  return answer.data;
}

async function embedToken(user) {
  await callSpotreel('users', { externalId: user.id, firstName: user.firstName });
  const { token } = await callSpotreel('embed-tokens', { externalId: user.id, origins: [${quoted(origin)}] });
  return token;
}

${ANSWER}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error.message);
    response.writeHead(502).end();
  });
}).listen(process.env.PORT ?? ${portOf(origin)});
`;
}

/** Two calls: the user, who is made on the first, and a token for their page. */
export function curlCode({ server, origin }: Pick<SnippetSettings, 'server' | 'origin'>): string {
  const call = (path: string, body: object) => `curl -sS ${shellQuoted(`${server}/api/v1/tenant/${path}`)} \\
  -H "Authorization: Bearer $SPOTREEL_API_KEY" -H 'Content-Type: application/json' \\
  -d ${shellQuoted(JSON.stringify(body))}
`;
  return `# export SPOTREEL_API_KEY=sr_live_…
# 1. Your user: made on the first call, found again on each later one
${call('users', { externalId: '42', firstName: 'Ada' })}
# 2. A token for the page of this user, for 15 minutes: data.token
${call('embed-tokens', { externalId: '42', origins: [origin] })}`;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Port of a page under development; behind a proxy, 3000 is as good as any. */
function portOf(origin: string): number {
  const port = URL.canParse(origin) ? Number(new URL(origin).port) : 0;
  return port > 0 ? port : 3000;
}
