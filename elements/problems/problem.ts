/** Problems of an element in a page: codes that stay, and one format for the console. */

/** Each has a section in docs/problems.md, whose heading is the code. Those of the server's errors are its own codes. */
export const PROBLEM_CODES = [
  'policy',
  'network',
  'time',
  'version',
  'two_versions',
  'defined_twice',
  'attribute_wrong',
  'api_base_missing',
  'api_base_wrong',
  'origin_not_allowed',
  'token_failed',
  'jwt_not_found',
  'jwt_expired',
  'jwt_invalid',
  'token_not_for_this',
  'api_key_in_browser',
  'frame_alone',
  'media_source_failed',
  'media_source_invalid',
  'upload_target_failed',
  'upload_target_invalid',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * Says it in the console, with the place where the remedy is. `server`: address of a Spotreel server, which has the
 * documentation; empty for the page's own. Undefined: none is known, so the code has no link.
 */
export function reportProblem(code: ProblemCode, message: string, server: string | undefined): void {
  const place = server === undefined ? `(${code})` : `${server || location.origin}/docs/problems#${code}`;
  console.error(`[Spotreel] ${message} ${place}`);
}
