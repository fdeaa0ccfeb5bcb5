/** Puts a review into the fields of a scene that ask for one (docs/rules/forms.md#reviews-and-products-in-scenes). */
import type { ExternalReview } from '../../contract/reviews/review';
import type { FormFields } from './form-sections';

/** Texts by innerReference. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The words go into the field `TEXT`, the author into `AUTHOR`. A review says nothing else of its author: `ROLE` is emptied, and `AUTHOR` without a name. */
export function reviewTexts(
  { texts }: FormFields,
  { text, author }: Pick<ExternalReview, 'text' | 'author'>,
): FieldTexts {
  const values: Readonly<Record<string, string>> = { TEXT: text, AUTHOR: author, ROLE: '' };
  return Object.fromEntries(
    texts.flatMap(({ innerReference, dataField, type }) => {
      const value = dataField === null ? undefined : values[dataField];
      if (value === undefined) return [];
      return [[innerReference, type === 'textarea' ? value : value.replace(/\s+/g, ' ')] as const];
    }),
  );
}

/** Characters that the texts have too many: of the one that has most. 0: all fit. */
export function excessOf({ texts }: FormFields, values: FieldTexts): number {
  return Math.max(
    0,
    ...texts.map(({ innerReference, maxLength }) => [...(values[innerReference] ?? '')].length - maxLength),
  );
}
