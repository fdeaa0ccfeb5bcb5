import type { BatchField } from '../../../../sdk/contract/batch/batch';
import type { Customisation } from '../../../../sdk/contract/project/project';
import { batchFields, type SceneFields } from '../../../../sdk/project/batch/batch-fields';

export function scene(ingredient: number, over: Partial<Customisation> = {}): Customisation {
  return { template: 1, ingredient, order: ingredient - 1, texts: [], images: [], colors: [], ...over };
}

const template: SceneFields = {
  texts: [
    { innerReference: 'headline', name: 'Headline', defaultValue: 'Hello', maxLength: 20 },
    { innerReference: 'site', name: 'Website', defaultValue: '', maxLength: 60, dataField: 'WEBSITE' },
  ],
  images: [{ innerReference: 'logo', name: 'Logo', dataField: 'LOGO' }],
  colors: [{ innerReference: 'accent', name: 'Accent color', defaultValue: '#ff0000' }],
};

/** Two scenes of one template. */
export const scenes = [scene(1), scene(2)];
export const fields: readonly BatchField[] = batchFields(scenes, () => template);
export const fieldOf = (key: string): BatchField => {
  const found = fields.find((field) => field.key === key);
  if (!found) throw new Error(`no field ${key}`);
  return found;
};
export { template };
