/** Texts and images that still are the template's own. */

import type { IngredientTemplate } from '../../contract/library/library';
import type { TextPlace } from '../../contract/project/generated-texts';
import type { Id } from '../../contract/schemas/ids';
import type { ProjectContext } from '../context';
import type { EditorProject, SceneValues } from '../editor-project';

type TextField = Pick<IngredientTemplate['fields']['texts'][number], 'innerReference' | 'defaultValue'>;

/** Digits of what is short enough to be right by chance. */
const MOST_DIGITS = 4;
/** Letters of a unit, a currency or a day. */
const MOST_LETTERS = 3;

/** `confirmed`: innerReferences of texts that a person wants as they are. */
export function isSampleText(
  { innerReference, defaultValue }: TextField,
  text: string,
  confirmed: ReadonlySet<string>,
): boolean {
  return (
    defaultValue.trim() !== '' &&
    text === defaultValue &&
    !confirmed.has(innerReference) &&
    !isCommonValue(defaultValue)
  );
}

/** Number of texts and images of a scene that still are the template's own. */
export interface SampleCounts {
  /** Texts that no person has changed or confirmed. */
  readonly texts: number;
  /** Image fields for which no file is chosen. */
  readonly images: number;
}

/** Used fields of a template. */
interface SampleFields {
  readonly texts: readonly TextField[];
  readonly images: readonly { readonly innerReference: string }[];
}

export function samplePartsOf(
  { texts, images }: SampleFields,
  values: Pick<SceneValues, 'texts' | 'images'>,
  confirmed: ReadonlySet<string>,
): SampleCounts {
  const shownIn = ({ innerReference, defaultValue }: TextField) => values.texts[innerReference] ?? defaultValue;
  return {
    texts: texts.filter((field) => isSampleText(field, shownIn(field), confirmed)).length,
    images: images.filter(({ innerReference }) => values.images[innerReference] === undefined).length,
  };
}

/** By scene id, for scenes with any. */
export function sampleParts(
  { scenes, values }: EditorProject,
  { templates }: ProjectContext,
  confirmed: readonly TextPlace[],
): Readonly<Record<number, SampleCounts>> {
  return Object.fromEntries(
    scenes.flatMap(({ id, templateId }) => {
      const fields = templates.get(templateId)?.fields;
      const own = values[id];
      const found = fields && own ? samplePartsOf(fields, own, confirmedIn(confirmed, id)) : undefined;
      return found && found.texts + found.images > 0 ? [[id, found] as const] : [];
    }),
  );
}

/** innerReferences of the texts of a scene that a person wants as they are. */
export function confirmedIn(confirmed: readonly TextPlace[], sceneId: Id<'scene'>): ReadonlySet<string> {
  return new Set(confirmed.flatMap(({ ingredient, id }) => (ingredient === sceneId ? [id] : [])));
}

/** A price, an amount or a time, such as “€4”, “50%” or “24/7”: many people mean exactly what the sample says. */
function isCommonValue(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const words = text.match(/\p{L}+/gu) ?? [];
  return digits > 0 && digits <= MOST_DIGITS && words.every((word) => [...word].length <= MOST_LETTERS);
}
