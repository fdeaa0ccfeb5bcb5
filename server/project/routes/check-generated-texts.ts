import { type GeneratedText, projectMarkCalls, type TextPlace } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { lockProject } from '../project-row';
import { project } from '../tables';

/** No version of its own: the marks are no part of the video. */
export const checkGeneratedTexts = implement(
  projectMarkCalls.checkGeneratedTexts,
  async ({ params, body, user }, { db }) =>
    db.transaction(async (tx) => {
      const { id, generatedTexts: before } = await lockProject(tx, user, params.projectId);
      const generatedTexts = before.filter((text) => !body.checked.some((place) => isAt(place, text)));
      await tx.update(project).set({ generatedTexts }).where(eq(project.id, id));
      return { id, generatedTexts };
    }),
);

function isAt({ ingredient, id }: TextPlace, text: GeneratedText): boolean {
  return text.ingredient === ingredient && text.id === id;
}
