/** Requests of a client that knows whether an answer came. */

export const PASSWORD = 'correct horse battery';

/** No answer came: the request may have been done or not. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

export interface CallOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without a session. */
  readonly isPublic?: boolean;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  readonly json: any;
}

interface Session {
  token?: string;
}

/** An answer that takes longer is none. */
const ANSWER_MS = 60_000;

export async function callServer(
  baseUrl: string,
  session: Session,
  method: string,
  address: string,
  options: CallOptions,
): Promise<Answer> {
  if (options.isPublic) return request(baseUrl, undefined, method, address, options);
  session.token ??= await signIn(baseUrl);
  const answer = await request(baseUrl, session.token, method, address, options);
  if (answer.status !== 401) return answer;
  session.token = await signIn(baseUrl);
  return request(baseUrl, session.token, method, address, options);
}

async function signIn(baseUrl: string): Promise<string> {
  const json = { email: 'demo@spotreel.test', password: PASSWORD };
  const { status, json: body } = await request(baseUrl, undefined, 'POST', '/api/v1/security/login', { json });
  if (status !== 200) throw new Lost(`Login answered ${status}`);
  return body.data.token;
}

async function request(
  baseUrl: string,
  token: string | undefined,
  method: string,
  address: string,
  { json, form, body, headers }: CallOptions,
): Promise<Answer> {
  try {
    const response = await fetch(new URL(address, baseUrl), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(ANSWER_MS),
      body: json === undefined ? (form ?? body ?? null) : JSON.stringify(json),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, json: isJson ? JSON.parse(text) : text };
  } catch (cause) {
    throw new Lost(`${method} ${address} got no answer`, { cause });
  }
}
