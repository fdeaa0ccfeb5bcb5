/** Headers of every answer, set in one place. */

export interface OtherOrigins {
  /** To which files may go. */
  readonly uploads?: readonly string[] | undefined;
  /** From which only pictures may come. */
  readonly pictures?: readonly string[] | undefined;
  /** Origin of the chat of another company: its scripts, styles, frames and connections. */
  readonly chat?: string | undefined;
  /** That events of use go to. */
  readonly tracking?: string | undefined;
}

const NO_FRAME = "frame-ancestors 'none'";

/** Names of the policies of Trusted Types that our pages have: addresses of workers, HTML that is never shown, cleaned HTML. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types spotreel-worker spotreel-unshown dompurify";

/**
 * `sources`: origins besides our own from which pictures, videos and data may come. A page with a chat of another company does
 * without Trusted Types, since its scripts write HTML as they like.
 */
export function pagePolicy(
  sources: readonly string[],
  { uploads = [], pictures = [], chat, tracking }: OtherOrigins = {},
): string {
  const own = ["'self'", ...sources].join(' ');
  const chats = chat ? [chat] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...chats].join(' ')}`,
    ...chats.map((origin) => `style-src 'self' ${origin}; frame-src 'self' ${origin}`),
    ...(chat ? [] : [TRUSTED_TYPES]),
    `img-src ${[own, ...pictures, ...chats].join(' ')} data: blob:`,
    `media-src ${own} blob:`,
    `connect-src ${[own, ...uploads, ...chats, ...(tracking ? [tracking] : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_FRAME,
  ].join('; ');
}

/** Policy of the pages of surveys: authors name pictures of any site. `uploads`: origins to which files of answers go. */
export function surveyPagePolicy(uploads: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    TRUSTED_TYPES,
    "img-src 'self' https: data: blob:",
    `connect-src ${["'self'", ...uploads].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_FRAME,
  ].join('; ');
}

/** Policy of the scene worker's own file: the text shaper is WebAssembly, and the page stays without that right. */
export function workerPolicy(sources: readonly string[]): string {
  return [
    `default-src ${["'self'", ...sources].join(' ')}`,
    "script-src 'self' 'wasm-unsafe-eval'",
    "object-src 'none'",
    "base-uri 'none'",
    NO_FRAME,
  ].join('; ');
}

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** A year, in which browsers reach the server's name over https alone. Names below it may have other servers. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** A server that people reach over https sends it with each answer. */
export function setStrictTransport(headers: Headers): void {
  headers.set('strict-transport-security', STRICT_TRANSPORT);
}

/** Keeps a policy that the answer brings itself. `frames`: origins whose pages may show the answer in a frame. */
export function setSecurityHeaders(headers: Headers, policy: string, frames: readonly string[] = []): void {
  for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
  const own = headers.get('content-security-policy') ?? policy;
  const set = frames.length > 0 ? own.replace(NO_FRAME, framedBy(frames)) : own;
  headers.set('content-security-policy', set);
  // this header knows no list of origins
  if (set.includes('frame-ancestors') && !set.includes(NO_FRAME)) headers.delete('x-frame-options');
}

function framedBy(origins: readonly string[]): string {
  return ["frame-ancestors 'self'", ...origins].join(' ');
}
