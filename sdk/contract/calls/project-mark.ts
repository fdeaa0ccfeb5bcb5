import * as z from 'zod/mini';
import { defineCall } from '../call';
import { id } from '../schemas/scalars';

/** What a person marks in the list of projects. The editor does not need it, so it is loaded with the first use. */
export const projectMarkCalls = {
  setDraft: defineCall({
    method: 'PUT',
    path: '/v1/project/{projectId}/draft',
    auth: 'user',
    summary: 'Marks a project as a draft, or as finished. The next save in the editor makes it a draft again.',
    body: z.object({ draft: z.boolean() }),
    output: z.looseObject({ id }),
  }),
} as const;
