import * as z from 'zod/mini';
import { projectFindingCode } from '../../contract/project/project-check';
import { ANSWERS_ARE_DATA, defineTool, withDescription } from '../agent-tool';
import { projectInput } from '../tool-inputs';

export const checkProjectTool = defineTool({
  name: 'check_project',
  title: 'Check a project',
  description: `Finds what an editor would still change: texts that do not fit, are empty, are samples or are hard to read, scenes that are too short to read, do not move or are empty, and sample images. Check before you render. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({ projectId: projectInput }),
  output: z.object({
    durationSeconds: z.number(),
    isContrastMeasured: withDescription(
      z.boolean(),
      'False: texts that are hard to read, and scenes that do not move, may be missing.',
    ),
    findings: z.array(
      z.object({
        code: projectFindingCode,
        severity: z.enum(['error', 'warning']),
        message: z.string(),
        scene: z.nullable(z.int()),
        key: withDescription(z.nullable(z.string()), 'The field, as fill_project knows it.'),
      }),
    ),
  }),
  async run({ projectId: id }, { client, signal }) {
    const { durationSeconds, isContrastMeasured, findings } = await client.checkProject({
      params: { projectId: id },
      signal,
    });
    const shown = findings.map(({ code, severity, message, scene, ingredient, field }) => {
      const kind = code === 'image_empty' ? 'image' : 'text';
      return { code, severity, message, scene, key: field === null ? null : `${ingredient}.${kind}.${field}` };
    });
    return { data: { durationSeconds, isContrastMeasured, findings: shown } };
  },
});
