/** Names in the console why an element has no account: for the developer of the page, with a link to the remedy. */
import { PROBLEM_CODES, type ProblemCode, reportProblem } from '../../problems/problem';

/** Details of a failure that the element knows. */
export interface AccountFailure {
  /** Code of the call that failed; `signed-out` where a login is shown and no call was made yet. */
  readonly code: string;
  /** As the element was given it; empty for the page's own origin. */
  readonly apiBase: string;
  /** The page gives tokens. */
  readonly hasTokens: boolean;
}

/** Codes of calls that were not answered, or not by Spotreel. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'network_error',
  'timeout',
  'not_found',
  'request_failed',
  'contract_mismatch',
]);

const REMEDIES = {
  policy: (server: string, directive: string) =>
    `The page's Content Security Policy stops it. Add ${server} to ${directive}.`,
  network: (server: string) => `${server} cannot be reached.`,
  api_base_missing: () => 'This site is no Spotreel server. Set `api-base` to the address of your server.',
  api_base_wrong: (server: string) => `There is no Spotreel server at ${server}. Check \`api-base\`.`,
  origin_not_allowed: (server: string) =>
    `${server} does not allow this site. Add ${location.origin} under Account > Developers > Allowed origins, and name it in the token.`,
  token_failed: () => '`getAccessToken` failed. Look at the route of your server that answers tokens.',
  jwt_not_found: () => '`getAccessToken` gave no token.',
  jwt_expired: () => 'The token has expired, and `getAccessToken` gave it again. Make a new one each time.',
  jwt_invalid: () => 'The token is not valid: its API key was revoked or has expired, or it is from another server.',
  token_not_for_this: () => 'The token is for another project.',
  api_key_in_browser: () => 'The page uses an API key. Revoke it, and give the page embed tokens.',
} satisfies Partial<Record<ProblemCode, (server: string, directive: string) => string>>;

/** The same is said once a page. */
const said = new Set<string>();

/** Never rejects. */
export async function reportFailure(failure: AccountFailure): Promise<void> {
  const server = failure.apiBase
    ? new URL(failure.apiBase, location.href).href.replace(/(?<!\/)\/+$/, '')
    : location.origin;
  const { code, directive = '' } = await causeOf(failure, server);
  if (!code || !(code in REMEDIES) || said.has(`${code} ${server}`)) return;
  said.add(`${code} ${server}`);
  const remedy = REMEDIES[code as keyof typeof REMEDIES];
  const documented = code.startsWith('api_base_') ? await serverOfCode() : server;
  reportProblem(code, `The elements have no account. ${remedy(server, directive)}`, documented);
}

interface Cause {
  readonly code: ProblemCode | undefined;
  readonly directive?: string | undefined;
}

async function causeOf({ code, hasTokens }: AccountFailure, server: string): Promise<Cause> {
  if (code === 'signed-out') return (await isServer(server)) ? { code: undefined } : unanswered(server);
  if (UNANSWERED.has(code)) return unanswered(server);
  if (code === 'unknown') return { code: hasTokens ? 'token_failed' : undefined };
  // without tokens the element shows a login, and an ended session is no fault of the page
  const isTokens = code.startsWith('jwt_') && !hasTokens;
  return { code: isTokens ? undefined : PROBLEM_CODES.find((known) => known === code) };
}

/** Asks for a file that each server gives to every site. */
async function unanswered(server: string): Promise<Cause> {
  const isOwn = server === location.origin;
  let directive: string | undefined;
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce' && event.blockedURI.startsWith(new URL(server).origin))
      directive = event.effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const isSpotreel = await isServer(server);
  const isThere = isSpotreel || (await has(server, 'no-cors'));
  // browsers report what a policy blocks a moment after the request has failed
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('securitypolicyviolation', onViolation);
  if (directive) return { code: 'policy', directive };
  if (isSpotreel) return { code: isOwn ? 'network' : 'origin_not_allowed' };
  if (!isThere) return { code: 'network' };
  return { code: isOwn ? 'api_base_missing' : 'api_base_wrong' };
}

/** The server that this code came from; undefined where the page has bundled it. */
async function serverOfCode(): Promise<string | undefined> {
  const { origin } = new URL(import.meta.url);
  return (await isServer(origin)) ? origin : undefined;
}

function isServer(address: string): Promise<boolean> {
  return has(`${address}/sdk/v1/release.json`, 'cors');
}

async function has(address: string, mode: RequestMode): Promise<boolean> {
  try {
    const answer = await fetch(address, { mode, credentials: 'omit' });
    return mode === 'no-cors' || (answer.ok && typeof (await answer.json()).version === 'string');
  } catch {
    return false;
  }
}
