/** Names of the design tokens. Their values are in `@spotreel/sdk/theme/tokens.css`. */
export { TOKENS, type TokenName } from './token-names';
