/** Directives of the page's policy that kept something from being loaded, by origin. */
const blocked = new Map<string, string>();

/** Listens from now on. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    if (disposition === 'enforce' && URL.canParse(blockedURI))
      blocked.set(new URL(blockedURI).origin, effectiveDirective);
  });
}

/** The directive that kept something of an origin from being loaded. */
export function blockedDirective(origin: string): string | undefined {
  return blocked.get(origin);
}
