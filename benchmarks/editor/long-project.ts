/** A project of 30 scenes with about 300 fields, every text of them changed: twice what the longest recipe starts with. Or of fewer. */
import type { IngredientTemplate } from '../../sdk/contract/library/library';
import type { ProjectSave } from '../../sdk/contract/project/project';
import { EMAIL, PASSWORD } from './local-server';

export const SCENES = 30;
/** The scenes of this recipe have most fields. */
const RECIPE = 'event-night';

export interface LongProject {
  readonly id: number;
  readonly fields: number;
}

/** Rejects when a call is refused. */
export async function createLongProject(address: string, count = SCENES): Promise<LongProject> {
  const token = await signInTo(address);
  const ask = <T>(method: string, path: string, body?: unknown) => askServer<T>(address, token, method, path, body);
  const recipes = await ask<{ id: number; slug: string; templateFamilies: { id: number }[] }[]>('GET', 'v1/recipe');
  const recipe = recipes.find(({ slug }) => slug === RECIPE);
  const family = recipe?.templateFamilies[0];
  if (!recipe || !family) throw new Error(`The library has no recipe "${RECIPE}".`);
  const templates = await ask<IngredientTemplate[]>(
    'GET',
    `v1/templateFamily/${family.id}/ingredient?aspectRatio=landscape`,
  );
  const created = await ask<{ id: number }>('POST', 'v1/project', {
    recipeId: recipe.id,
    templateFamilyId: family.id,
    ratio: 'landscape',
    name: 'Thirty scenes',
  });
  const scenes = richest(templates, count);
  await ask('PUT', `v2/project/${created.id}`, saveOf(scenes));
  const fields = scenes.reduce((sum, template) => sum + fieldsOf(template), 0);
  return { id: created.id, fields };
}

/** The four templates with most fields, in turn. */
function richest(templates: readonly IngredientTemplate[], count: number): IngredientTemplate[] {
  const four = templates.toSorted((a, b) => fieldsOf(b) - fieldsOf(a)).slice(0, 4);
  return Array.from({ length: count }, (_, index) => four[index % four.length]).filter((scene) => scene !== undefined);
}

function saveOf(scenes: readonly IngredientTemplate[]): ProjectSave {
  const customisations = scenes.map((template, order) => ({
    template: template.id,
    ingredient: order + 1,
    order,
    texts: template.fields.texts.map(({ innerReference, defaultValue }) => ({
      id: innerReference,
      value: `${defaultValue} ${order}`.slice(-20),
    })),
    images: [],
    colors: [],
  }));
  return { name: 'Thirty scenes', customisations, audio: [], musicKit: null };
}

function fieldsOf({ fields }: IngredientTemplate): number {
  return fields.texts.length + fields.images.length + fields.colors.length;
}

/** The token of the demo account. */
export async function signInTo(address: string): Promise<string> {
  const body = { email: EMAIL, password: PASSWORD };
  const { token } = await askServer<{ token: string }>(address, '', 'POST', 'v1/security/login', body);
  return token;
}

/** The data of one answer. Rejects with what the server said when it refuses. */
export async function askServer<T>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
