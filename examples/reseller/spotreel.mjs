// Node 18.17 or newer, no packages. Copy this file into your server.
import { createHmac, timingSafeEqual } from 'node:crypto';

const baseUrl = process.env.SPOTREEL_URL; // https://videos.example.com
const apiKey = process.env.SPOTREEL_API_KEY; // sr_live_…

async function call(method, path, body) {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok)
    throw new Error(`Spotreel: ${answer.code}: ${answer.message} ${JSON.stringify(answer.details ?? {})}`);
  return answer.data;
}

/** Makes the user on first use; later calls change what is given. `externalId`: the id in your database. */
export function putUser(user) {
  return call('POST', '/v1/tenant/users', user);
}

/** A token for the page of one user. `origins`: where your pages are; `projectId`: to open this project alone. */
export async function embedToken(externalId, origins, projectId) {
  const { token } = await call('POST', '/v1/tenant/embed-tokens', {
    externalId,
    origins,
    ...(projectId && { projectId }),
  });
  return token;
}

/** Whether a webhook is from Spotreel. `body`: the request's bytes as text, before any JSON parser. */
export function isFromSpotreel(body, signature, secret, nowSeconds = Date.now() / 1000) {
  const parts = (signature ?? '').split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(time) || Math.abs(nowSeconds - Number(time)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, hex]) => {
    const given = Buffer.from(hex ?? '', 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
