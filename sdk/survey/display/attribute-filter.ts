import type { AttributeFilter } from '../../contract/surveys/survey';

/** Known attributes of a person, by the id of the attribute's class. */
export type PersonAttributes = Readonly<Record<string, string | number | boolean>>;

/** True if all filters hold; a visitor without the attribute is 'not equal' to any value. */
export function attributeFiltersAllow(filters: readonly AttributeFilter[], attributes: PersonAttributes): boolean {
  return filters.every(({ attributeClassId, condition, value }) => {
    const isEqual = Object.hasOwn(attributes, attributeClassId) && String(attributes[attributeClassId]) === value;
    return condition === 'equals' ? isEqual : condition === 'notEquals' && !isEqual;
  });
}
