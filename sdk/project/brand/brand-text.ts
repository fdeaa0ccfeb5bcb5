import { letterCount } from '../../base/letter-count';
import { displayUrl } from '../../base/link';

/** Facts of a brand that texts of a scene can show. */
export interface BrandTexts {
  readonly name: string;
  readonly website: string;
}

/** The words for a field by its `dataField`; undefined when the brand has none for it, or they are too long for the field. */
export function brandText(brand: BrandTexts, dataField: string | null, maxLength: number): string | undefined {
  const text = wordsFor(brand, dataField);
  return text !== '' && letterCount(text) <= maxLength ? text : undefined;
}

function wordsFor({ name, website }: BrandTexts, dataField: string | null): string {
  if (dataField === 'NAME') return name;
  return dataField === 'WEBSITE' ? displayUrl(website) : '';
}
