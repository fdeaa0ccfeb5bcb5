const { SPOTREEL_URL, SPOTREEL_API_KEY, SITE_ORIGIN } = process.env;

/** The API key stays on this server. */
async function post(path: string, body: object) {
  const response = await fetch(`${SPOTREEL_URL}/api/v1/tenant/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SPOTREEL_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Spotreel answers with ${response.status}: ${await response.text()}`);
  return (await response.json()).data;
}

export const dynamic = 'force-dynamic';

/** Answers with a token of the user who is logged in. Take the user from your own session, and refuse everyone else. */
export async function GET() {
  const user = { externalId: '42', firstName: 'Ada' };
  await post('users', user);
  const { token } = await post('embed-tokens', { externalId: user.externalId, origins: [SITE_ORIGIN] });
  return Response.json({ token });
}
