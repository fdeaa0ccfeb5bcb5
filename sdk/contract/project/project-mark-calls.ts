import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { generatedText, textPlace } from './generated-texts';

/** As many as a storyboard has at most: 30 scenes of 50 fields. */
const MAX_CHECKED = 1500;

/**
 * Marks of a person in a project, beside its content. The first screen of the editor does not need them, so they are
 * loaded with the first use.
 */
export const projectMarkCalls = {
  setDraft: defineCall({
    method: 'PUT',
    path: '/v1/project/{projectId}/draft',
    auth: 'user',
    summary: 'Marks a project as a draft, or as finished. The next save in the editor makes it a draft again.',
    body: z.object({ draft: z.boolean() }),
    output: z.looseObject({ id: id as IdSchema<'project'> }),
  }),
  checkGeneratedTexts: defineCall({
    method: 'PUT',
    path: '/v2/project/{projectId}/generated-texts',
    auth: 'user',
    summary: 'A person has checked texts that the assistant wrote: they are no longer marked. Others stay as they are.',
    body: z.object({ checked: z.array(textPlace).check(z.minLength(1), z.maxLength(MAX_CHECKED)) }),
    output: z.looseObject({ id: id as IdSchema<'project'>, generatedTexts: z.array(generatedText) }),
  }),
  confirmTexts: defineCall({
    method: 'PUT',
    path: '/v2/project/{projectId}/confirmed-texts',
    auth: 'user',
    summary:
      'A person wants texts as they are, although they equal the template’s: a check no longer names them as samples.',
    body: z.object({ confirmed: z.array(textPlace).check(z.minLength(1), z.maxLength(MAX_CHECKED)) }),
    output: z.looseObject({ id: id as IdSchema<'project'>, confirmedTexts: z.array(textPlace) }),
  }),
} as const;
