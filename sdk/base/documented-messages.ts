/**
 * Words of errors that existing clients compare, so they are exact (docs/rules/limits-and-messages.md#messages). Servers
 * without codes are understood by them.
 */
export const DOCUMENTED_MESSAGES = {
  jwt_not_found: 'JWT Token not found',
  jwt_invalid: 'Invalid JWT Token',
  jwt_expired: 'Expired JWT Token',
  concurrent_render_limit: 'Concurrent render limit exceeded.',
  render_limit: 'Render limit exceeded.',
  render_without_customisation: 'Unable to create project render without customisation.',
} as const;
