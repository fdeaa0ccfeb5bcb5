import type { BuiltIngredient } from '../../library/build/manifest';
import type { Customisation } from '../../sdk/contract/schemas/project';
import { placeText } from '../../sdk/project/place/place-text';
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
      value: (place && placeText(place.organisation, dataField ?? null, maxLength)) ?? defaultValue,
    })),
    images: template.images.flatMap(({ innerReference, dataField }) => {
      const logo = dataField === 'LOGO' ? place?.logo : undefined;
      return logo ? [{ id: innerReference, value: logo.id }] : [];
    }),
    colors: [],
  }));
}
