/** Names that are exported in two places for two things. The list may only shrink. */
export const KNOWN_DOUBLES: readonly string[] = ['compileScene', 'implement', 'surveys'];
