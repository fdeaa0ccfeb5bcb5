/** In a file that only pages fetch which open an editor. */
export { compileAhead } from '@spotreel/sdk/internal/stores';
