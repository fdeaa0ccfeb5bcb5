/** Asks your own server, which knows who is logged in. Spotreel calls it again when a token has expired. */
export async function getAccessToken({ signal }: { signal: AbortSignal }): Promise<string> {
  const response = await fetch('/spotreel-token', { signal });
  if (!response.ok) throw new Error(`The token route answers with ${response.status}`);
  return (await response.json()).token;
}
