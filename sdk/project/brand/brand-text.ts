import { displayUrl } from '../../base/link';

/** What of a brand can stand in a text of a scene. */
export interface BrandTexts {
  readonly name: string;
  readonly website: string;
}

/** The words for a field by its `dataField`; undefined when the brand has none for it, or they are too long for the field. */
export function brandText(brand: BrandTexts, dataField: string | null, maxLength: number): string | undefined {
  const text = wordsFor(brand, dataField);
  return text !== '' && [...text].length <= maxLength ? text : undefined;
}

function wordsFor({ name, website }: BrandTexts, dataField: string | null): string {
  if (dataField === 'NAME') return name;
  return dataField === 'WEBSITE' ? displayUrl(website) : '';
}
