/** Functions of more than 40 lines, as path and name. The list may only shrink: split one, or write `// long: reason` above it. */
export const KNOWN_LONG_FUNCTIONS: readonly string[] = [];
