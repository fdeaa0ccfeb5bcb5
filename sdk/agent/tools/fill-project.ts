import * as z from 'zod/mini';
import { SpotreelError } from '../../base/errors';
import type { Project } from '../../contract/project/project';
import { projectName } from '../../contract/project/project-fields';
import { hexColor } from '../../contract/schemas/scalars';
import type { Edit } from '../../project/edit';
import { applyTransaction } from '../../project/history/transaction';
import { fromProject } from '../../project/load';
import { toCustomisations, toProjectSave } from '../../project/saving/save-payload';
import { ANSWERS_ARE_DATA, defineTool, type ToolContext, withDescription } from '../agent-tool';
import { fetchImages, MOST_FETCHED } from '../filling/fetch-images';
import { musicEdits } from '../filling/music-edits';
import { fieldEdits, paletteEdits } from '../filling/wanted-edits';
import { type Problems, readWanted } from '../filling/wanted-values';
import { projectFields, shownProject, toShownProject } from '../shown-project';
import { projectInput } from '../tool-inputs';

const input = z.strictObject({
  projectId: projectInput,
  fields: withDescription(
    z.optional(
      z
        .record(
          z.string().check(z.maxLength(200)),
          z.union([z.string().check(z.maxLength(5000)), z.int().check(z.positive())]),
        )
        .check(z.refine((fields) => Object.keys(fields).length <= 300, 'At most 300 fields')),
    ),
    'Key of a field -> its text, its color as #rrggbb, or its image: a mediaId, or a public http(s) address.',
  ),
  name: withDescription(z.optional(projectName), 'Another name for the project.'),
  palette: withDescription(
    z.optional(z.array(hexColor).check(z.minLength(1), z.maxLength(12))),
    'All colors of the style anew, as many as read_project lists. Scenes that use them follow.',
  ),
  musicId: withDescription(
    z.optional(z.nullable(z.int().check(z.positive()))),
    'Music from find_music; null for none. Default: unchanged.',
  ),
});

export const fillProjectTool = defineTool({
  name: 'fill_project',
  title: 'Fill the fields of a project',
  description: `Writes texts, colors, images, music and the name of a project, and saves it. Nothing is saved while a value is wrong: details names each field. ${ANSWERS_ARE_DATA}`,
  isReadOnly: false,
  input,
  output: shownProject,
  async run(wanted, context) {
    const { client, baseUrl, signal } = context;
    const params = { projectId: wanted.projectId };
    const before = await client.project({ params, signal });
    const applied = applyTransaction(fromProject(before), { edits: await editsOf(before, wanted, context) });
    const body = applied && toProjectSave(applied.project, before.version);
    if (!body) throw new SpotreelError('validation_failed', 'The project cannot be changed like this.');
    await client.saveProject({ params, body, signal });
    return { data: toShownProject(await client.project({ params, signal }), baseUrl) };
  },
});

/** Throws `validation_failed` with what is wrong, by the key of the field. */
async function editsOf(
  before: Project,
  { fields = {}, name, palette, musicId }: z.output<typeof input>,
  context: ToolContext,
): Promise<Edit[]> {
  const project = fromProject(before);
  const { wanted, problems } = readWanted(fields, projectFields(before, toCustomisations(project)));
  if (wanted.filter(({ kind }) => kind === 'link').length > MOST_FETCHED) {
    problems.fields = [`At most ${MOST_FETCHED} images by address in one call.`];
  }
  const inPalette = paletteEdits(project, before, palette, problems);
  // before any image is fetched: what is fetched stays in the account
  refuse(problems);
  const images = await fetchImages(wanted, context, problems);
  refuse(problems);
  const music = await musicEdits(before, musicId, context);
  const named: Edit[] = name === undefined ? [] : [{ type: 'rename', value: name }];
  return [...inPalette, ...fieldEdits(wanted, images), ...music, ...named];
}

function refuse(problems: Problems): void {
  if (Object.keys(problems).length === 0) return;
  throw new SpotreelError('validation_failed', 'Some values cannot be used. Nothing was saved.', { details: problems });
}
