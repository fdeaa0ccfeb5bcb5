import { displayUrl } from '../../base/link';

/** What of a place can stand in a text of a scene. */
export interface PlaceWords {
  readonly name: string;
  readonly website: string;
}

/** The words for a field by its `dataField`; undefined when the place has none for it, or they are too long for the field. */
export function placeText(place: PlaceWords, dataField: string | null, maxLength: number): string | undefined {
  const text = wordsFor(place, dataField);
  return text !== '' && [...text].length <= maxLength ? text : undefined;
}

function wordsFor({ name, website }: PlaceWords, dataField: string | null): string {
  if (dataField === 'NAME') return name;
  return dataField === 'WEBSITE' ? displayUrl(website) : '';
}
