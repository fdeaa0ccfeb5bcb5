import type { BuiltIngredient } from '../../library/build/manifest';
import type { Customisation } from '../../sdk/contract/schemas/project';
import type { OwnOrganisation } from '../organisations/own-organisations';

/** Scenes as a new project has them: default texts, and what the place knows (name, website, logo) where a field asks for it. */
export function defaultScenes(
  templates: readonly BuiltIngredient[],
  place: OwnOrganisation | undefined,
): Customisation[] {
  return templates.map((template, order) => ({
    template: template.id,
    ingredient: order + 1,
    order,
    texts: template.texts.map(({ innerReference, dataField, defaultValue, maxLength }) => ({
      id: innerReference,
      value: fitting(placeText(place, dataField), maxLength) ?? defaultValue,
    })),
    images: template.images.flatMap(({ innerReference, dataField }) => {
      const logo = dataField === 'LOGO' ? place?.logo : undefined;
      return logo ? [{ id: innerReference, value: logo.id }] : [];
    }),
    colors: [],
  }));
}

function placeText(place: OwnOrganisation | undefined, dataField: string | undefined): string {
  if (dataField === 'NAME') return place?.organisation.name ?? '';
  if (dataField === 'WEBSITE') return place?.organisation.website.replace(/^https?:\/\/(www\.)?|\/$/g, '') ?? '';
  return '';
}

function fitting(text: string, maxLength: number): string | undefined {
  return text !== '' && [...text].length <= maxLength ? text : undefined;
}
