import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { EditGroup } from '@spotreel/sdk/internal/project';

type Allowed = ReadonlySet<EditGroup>;

const known = new WeakMap<Allowed, WeakMap<IngredientTemplate, IngredientTemplate>>();

/** The template with those fields alone that may be edited. The same object for the same template and limits. */
export function editableTemplate(template: IngredientTemplate, allowed: Allowed | null): IngredientTemplate {
  if (!allowed) return template;
  const limited = known.get(allowed) ?? new WeakMap<IngredientTemplate, IngredientTemplate>();
  known.set(allowed, limited);
  const editable = limited.get(template) ?? limit(template, allowed);
  limited.set(template, editable);
  return editable;
}

function limit(template: IngredientTemplate, allowed: Allowed): IngredientTemplate {
  const { fields, backgrounds } = template;
  return {
    ...template,
    fields: {
      ...fields,
      texts: allowed.has('texts') ? fields.texts : [],
      images: allowed.has('images') ? fields.images : [],
      colors: allowed.has('colors') ? fields.colors : [],
    },
    backgrounds: allowed.has('backgrounds')
      ? backgrounds
      : { ...backgrounds, image: false, video: false, color: false },
  };
}
