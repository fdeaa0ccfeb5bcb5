export const BROWSER_ARGS: string[];
export function browserPath(): Promise<string | undefined>;
