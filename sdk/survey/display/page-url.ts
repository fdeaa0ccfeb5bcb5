import type { UrlMatchRule } from '../../contract/surveys/action-class';

export type PageUrlMatch = 'match' | 'no_match' | 'invalid_match_type';

/** Message of 'invalid_match_type' (docs/rules/surveys.md#errors). */
export const INVALID_MATCH_TYPE_MESSAGE = 'Invalid match type';

const RULES: Readonly<Record<UrlMatchRule, (address: string, value: string) => boolean>> = {
  exactMatch: (address, value) => address === value,
  contains: (address, value) => address.includes(value),
  startsWith: (address, value) => address.startsWith(value),
  endsWith: (address, value) => address.endsWith(value),
  notMatch: (address, value) => address !== value,
  notContains: (address, value) => !address.includes(value),
};

/** Compares a full address, case-sensitively; a rule of a newer server is 'invalid_match_type'. */
export function matchPageUrl(address: string, pageUrl: { rule: string; value: string }): PageUrlMatch {
  const { rule, value } = pageUrl;
  if (!Object.hasOwn(RULES, rule)) return 'invalid_match_type';
  return RULES[rule as UrlMatchRule](address, value) ? 'match' : 'no_match';
}
