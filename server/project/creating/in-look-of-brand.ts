/** A new project in the look of its brand, by the rules by which the editor chooses a brand. */
import type { IngredientTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import {
  applyTransaction,
  brandEdits,
  type EditorProject,
  EMPTY_CONTEXT,
  fromCustomisations,
  toCustomisations,
} from '@spotreel/sdk/internal/project';
import type { OwnBrand } from '../../brand/own-brands';
import { toBrand } from '../../brand/to-brand';
import type { Catalogue, FamilyEntry } from '../../library/catalogue/catalogue';
import { lookOfProject } from '../../library/catalogue/look-of';
import { toIngredientTemplate } from '../../library/templates/to-ingredient-template';
import { toFamily } from '../../library/to-library';
import type { Addresses } from '../../media/files/addresses';
import type { ProjectContent } from '../content';

export interface BrandLookOptions {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
  readonly family: FamilyEntry | null;
  readonly ratio: Ratio;
}

type Look = Pick<ProjectContent, 'customisations' | 'fontFamily' | 'paletteOverride'>;

/** Its font, its colors, and its logo, name and website where a field asks for them. */
export function inLookOfBrand(content: Look, own: OwnBrand, options: BrandLookOptions): Look {
  const { catalogue, addresses, family, ratio } = options;
  const brand = toBrand(own.brand, own.logo, addresses);
  const project = unsaved(content, ratio);
  const templates = new Map(
    project.scenes.flatMap(({ templateId }, position): [number, IngredientTemplate][] => {
      const built = catalogue.ingredients.get(templateId);
      const template = built && toIngredientTemplate(built, position, ratio, { catalogue, addresses });
      return template ? [[templateId, template]] : [];
    }),
  );
  const look = lookOfProject(catalogue, family, content.customisations);
  const context = { ...EMPTY_CONTEXT, templates, look, family: family && toFamily(family, addresses) };
  const applied = applyTransaction(project, { edits: brandEdits(project, context, brand, null) });
  if (!applied) return content;
  const { fontFamily, paletteOverride } = applied.project;
  return { customisations: toCustomisations(applied.project), fontFamily, paletteOverride: [...paletteOverride] };
}

function unsaved({ customisations, fontFamily, paletteOverride }: Look, ratio: Ratio): EditorProject {
  const nothingElse = { id: null, name: '', recipeId: null, templateFamilyId: null, bpm: 0, musicKitId: null };
  return {
    ...nothingElse,
    ...fromCustomisations(customisations),
    ratio,
    audio: [],
    ownMusic: null,
    fontFamily,
    paletteOverride,
    brandId: null,
  };
}
