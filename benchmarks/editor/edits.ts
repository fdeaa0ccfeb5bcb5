/** What applying an edit costs without a screen: every text of the project is typed into, letter by letter. */
import type { ProjectSave } from '../../sdk/contract/schemas/project';
import type { Edit } from '../../sdk/project/edit';
import type { EditorProject } from '../../sdk/project/editor-project';
import { applyTransaction } from '../../sdk/project/transaction';

/** Milliseconds of each edit, its inverse included. */
export function timeEdits({ customisations }: ProjectSave): number[] {
  let project = projectOf(customisations);
  const times: number[] = [];
  for (let letters = 1; letters <= 10; letters += 1)
    for (const { ingredient, texts } of customisations)
      for (const { id } of texts) {
        const edit: Edit = { type: 'set-text', sceneId: ingredient, field: id, value: 'x'.repeat(letters) };
        const start = performance.now();
        const applied = applyTransaction(project, { edits: [edit] });
        times.push(performance.now() - start);
        if (!applied) throw new Error(`Scene ${ingredient} has no field "${id}".`);
        project = applied.project;
      }
  return times;
}

function projectOf(customisations: ProjectSave['customisations']): EditorProject {
  const values = customisations.map(({ ingredient, texts }) => {
    const text = Object.fromEntries(texts.map(({ id, value }) => [id, value]));
    return [ingredient, { texts: text, images: {}, colors: {}, background: null }] as const;
  });
  return {
    id: 1,
    name: '',
    recipeId: null,
    templateFamilyId: null,
    ratio: 'landscape',
    bpm: 120,
    scenes: customisations.map(({ ingredient, template }) => ({ id: ingredient, templateId: template })),
    values: Object.fromEntries(values),
    musicKitId: null,
    audio: [],
    fontFamily: null,
    paletteOverride: [],
    placeId: null,
  };
}
