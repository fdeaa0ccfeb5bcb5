import type { BuiltIngredient, Customisation } from '@spotreel/sdk/internal/contract';

/** Scenes as a new project has them, with the texts that the library proposes. */
export function defaultScenes(templates: readonly BuiltIngredient[]): Customisation[] {
  return templates.map((template, order) => ({
    template: template.id,
    ingredient: order + 1,
    order,
    texts: template.texts.map(({ innerReference, defaultValue }) => ({ id: innerReference, value: defaultValue })),
    images: [],
    colors: [],
    ...(template.transition && order < templates.length - 1 && { transition: template.transition }),
  }));
}
