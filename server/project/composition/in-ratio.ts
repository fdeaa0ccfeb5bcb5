/**
 * Exports in another ratio than the project's. A scene is painted in its template's layout for that ratio. Where a template has
 * none, another one of its group takes its place. It keeps the values that it has fields for, as in the editor (`inFormat`).
 */
import type { BuiltIngredient, Customisation, Ratio } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { formatsOf } from '../../library/templates/formats-of';
import { invalidFields } from '../../platform/http/api-error';
import type { ProjectContent } from '../content';
import type { ProjectSnapshot } from './snapshot';

type Templates = Pick<Catalogue, 'ingredients' | 'templates'>;

/** The project as a file of this ratio shows it. A scene without a layout for it stays: compiling it throws `template_invalid`. */
export function inRatio<State extends Pick<ProjectSnapshot, 'ratio' | 'content'>>(
  state: State,
  ratio: Ratio,
  catalogue: Templates,
): State {
  if (ratio === state.ratio) return state;
  const { content } = state;
  const customisations = content.customisations.map((scene) => {
    const built = templateInRatio(scene.template, ratio, catalogue);
    return built && built.id !== scene.template ? onTemplate(scene, built) : scene;
  });
  return { ...state, ratio, content: { ...content, customisations } };
}

/** Throws `validation_failed` with the names of the scenes that have no layout for the ratio. */
export function requireLayouts(
  { customisations }: Pick<ProjectContent, 'customisations'>,
  ratio: Ratio,
  catalogue: Templates,
): void {
  const missing = customisations.flatMap(({ template }) => {
    const own = catalogue.ingredients.get(template);
    return own && !templateInRatio(template, ratio, catalogue) ? [own.name] : [];
  });
  if (missing.length === 0) return;
  throw invalidFields({ ratio: [...new Set(missing)].map((name) => `The scene "${name}" has no ${ratio} layout`) });
}

function templateInRatio(templateId: number, ratio: Ratio, catalogue: Templates): BuiltIngredient | undefined {
  const own = catalogue.ingredients.get(templateId);
  if (own?.layouts[ratio]) return own;
  const format = formatsOf(catalogue, templateId).find((one) => one.ratio === ratio);
  return format && catalogue.ingredients.get(format.templateId);
}

function onTemplate(scene: Customisation, built: BuiltIngredient): Customisation {
  const { background, shots, ...rest } = scene;
  const isKnown = (kind: 'texts' | 'images' | 'colors') => (value: { readonly id: string }) =>
    built[kind].some(({ innerReference }) => innerReference === value.id);
  // an animation moves, as a video does
  const offered =
    background && built.background.allowed.includes(background.type === 'lottie' ? 'video' : background.type);
  return {
    ...rest,
    template: built.id,
    texts: scene.texts.filter(isKnown('texts')),
    images: scene.images.filter(isKnown('images')),
    colors: scene.colors.filter(isKnown('colors')),
    ...(shots && { shots: shots.filter(isKnown('images')) }),
    ...(offered && { background }),
  };
}
