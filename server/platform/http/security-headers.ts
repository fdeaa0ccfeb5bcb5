/** Headers of every answer, set in one place; `Strict-Transport-Security` is set by the proxy that terminates TLS. */

/** `sources`: origins besides our own from which pictures, videos and data may come; `uploads`: to which files may go. */
export function pagePolicy(sources: readonly string[], uploads: readonly string[] = []): string {
  const own = ["'self'", ...sources].join(' ');
  return [
    "default-src 'self'",
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    `connect-src ${[own, ...uploads].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Policy of the pages of surveys: authors name pictures of any site. `uploads`: origins to which files of answers go. */
export function surveyPagePolicy(uploads: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "img-src 'self' https: data: blob:",
    `connect-src ${["'self'", ...uploads].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Policy of the scene worker's own file: the text shaper is WebAssembly, and the page stays without that right. */
export function workerPolicy(sources: readonly string[]): string {
  return [`default-src ${["'self'", ...sources].join(' ')}`, "script-src 'self' 'wasm-unsafe-eval'"].join('; ');
}

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Does not touch a policy that the answer brings itself. */
export function setSecurityHeaders(headers: Headers, policy: string): void {
  for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
}
