/** A scene's fields as a form lays them out: loose ones by kind, those of one review or product together. */
import type {
  IngredientTemplate,
  TemplateColorField,
  TemplateImageField,
  TemplateTextField,
} from '../../contract/library/library';
import { NO_VALUES } from '../editor-project';
import { fieldItemsOf } from './form-fields';
import { withGroups } from './form-groups';

/** Fields of one section of a form, in order. */
export interface FormFields {
  readonly texts: readonly TemplateTextField[];
  readonly images: readonly TemplateImageField[];
  readonly colors: readonly TemplateColorField[];
}

/** Fields that belong to one review or one product. */
export interface FormGroup extends FormFields {
  /** `review`, `review2` … */
  readonly reference: string;
  readonly dataType: string;
  /** Number among the groups of its data type, from 1; null for the only one. */
  readonly number: number | null;
  /** Its first field comes before every loose text. */
  readonly leads: boolean;
}

export interface FormSections {
  readonly loose: FormFields;
  /** In the order of their first fields. */
  readonly groups: readonly FormGroup[];
}

/** The fields of a template: a group for each review or product, and the others. */
export function formSections({ fields }: Pick<IngredientTemplate, 'fields'>): FormSections {
  const items = withGroups(fieldItemsOf(0, { fields }, NO_VALUES, {}));
  const firstText = items.findIndex(({ type }) => type === 'text' || type === 'textarea');
  const bundles = items.flatMap((item) => (item.type === 'group' ? [item] : []));
  const groups = bundles.map((bundle) => {
    const { innerReference: reference, dataType, items: members } = bundle;
    const alike = bundles.filter((other) => other.dataType === dataType);
    const index = alike.findIndex(({ innerReference }) => innerReference === reference);
    const within = new Set(members.map(({ innerReference }) => innerReference));
    return {
      ...only(fields, (name) => within.has(name)),
      reference,
      dataType: dataType ?? '',
      number: alike.length > 1 ? index + 1 : null,
      leads: firstText < 0 || items.indexOf(bundle) < firstText,
    };
  });
  const bundled = new Set(bundles.flatMap((group) => group.items.map(({ innerReference }) => innerReference)));
  return { loose: only(fields, (name) => !bundled.has(name)), groups };
}

function only({ texts, images, colors }: FormFields, has: (innerReference: string) => boolean): FormFields {
  const kept = <Field extends { readonly innerReference: string }>(list: readonly Field[]) =>
    list.filter(({ innerReference }) => has(innerReference));
  return { texts: kept(texts), images: kept(images), colors: kept(colors) };
}
