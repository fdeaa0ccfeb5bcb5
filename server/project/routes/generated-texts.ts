import { type GeneratedText, projectMarkCalls, type TextPlace } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { completenessOfContent } from '../completeness-of';
import { implement } from '../domain';
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

/** As many as a project of many scenes has; the oldest are forgotten. */
const MOST_CONFIRMED = 3000;

/** No version of its own: what is confirmed is no part of the video. A scene may be saved after its text is confirmed. */
export const confirmTexts = implement(
  projectMarkCalls.confirmTexts,
  async ({ params, body, user }, { db, catalogue }) =>
    db.transaction(async (tx) => {
      const { id, content, confirmedTexts: before } = await lockProject(tx, user, params.projectId);
      const all = new Map([...before, ...body.confirmed].map((place) => [keyOf(place), placeOf(place)]));
      const confirmedTexts = [...all.values()].slice(-MOST_CONFIRMED);
      await tx
        .update(project)
        .set({ confirmedTexts, completeness: completenessOfContent(content, confirmedTexts, catalogue) })
        .where(eq(project.id, id));
      return { id, confirmedTexts };
    }),
);

function keyOf({ ingredient, id }: TextPlace): string {
  return `${ingredient} ${id}`;
}

function placeOf({ ingredient, id }: TextPlace): TextPlace {
  return { ingredient, id };
}
