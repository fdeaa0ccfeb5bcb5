/** What a server that keeps what it is sent answers to `GET v2/project/{id}` after a save. */

import { CANVAS } from '../../../sdk/contract/canvas';
import {
  type Project,
  type ProjectSave,
  projectSave,
  project as projectSchema,
} from '../../../sdk/contract/project/project';
import { family } from './launch-project';

export function wireProject(id: number, saved: ProjectSave, version = 1): Project {
  const body = projectSave['~standard'].validate(saved);
  if (body instanceof Promise || body.issues) throw new Error(`not a save: ${JSON.stringify(body)}`);
  const { ratio = 'landscape', customisations } = body.value;
  const wire: Project = {
    id,
    name: saved.name,
    version,
    renderer: 'lottie',
    kind: 'video',
    status: 'new',
    favourite: false,
    draft: saved.isDraft ?? false,
    recipe: saved.recipe ? { id: saved.recipe, name: 'Product launch' } : null,
    look: family,
    formats: [],
    templateFamily: saved.templateFamily ? { ...family, id: saved.templateFamily } : null,
    ratio,
    ...CANVAS[ratio],
    bpm: 120,
    ingredients: customisations.map(({ template, ingredient, order, ...values }) => ({
      id: ingredient,
      ingredientTemplateId: template,
      position: order,
      ...values,
      template: null,
    })),
    audio: saved.audio,
    musicKit: saved.musicKit ?? null,
    ownMusic: saved.ownMusic ?? null,
    fontFamily: saved.fontFamily ?? null,
    language: saved.language ?? null,
    paletteOverride: saved.paletteOverride ?? [],
    organisation: saved.organisation ? place(saved.organisation) : null,
    media: {},
    feedback: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  const answer = projectSchema['~standard'].validate(JSON.parse(JSON.stringify(wire)));
  if (answer instanceof Promise || answer.issues) throw new Error(`not a project: ${JSON.stringify(answer)}`);
  return answer.value;
}

function place(id: number): NonNullable<Project['organisation']> {
  return {
    id,
    name: 'Cafe',
    image: null,
    logo: null,
    primaryColor: '',
    secondaryColor: '',
    thirdColor: '',
    fourthColor: '',
    font: '',
    website: '',
    trustpilotUrl: '',
    googlePlaceName: '',
    googlePlace: '',
  };
}
