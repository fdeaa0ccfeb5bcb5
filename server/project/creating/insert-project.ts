import type { Owner } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { Database } from '../../platform/data/database';
import { completenessOfContent } from '../completeness-of';
import type { ProjectRow } from '../project-row';
import { projectSeconds } from '../scene-seconds';
import { project } from '../tables';
import type { InitialProject } from './new-project';

/** Facts of the assistant about a project that it makes. */
export type AssistantOrigin = Pick<ProjectRow, 'lastBriefId' | 'generatedTexts'>;

const NO_ASSISTANT: AssistantOrigin = { lastBriefId: null, generatedTexts: [] };

/** A project to store: its first state, and facts beside it. */
interface ProjectToInsert extends Omit<InitialProject, 'tier'> {
  /** Lists show it. */
  readonly kept: boolean;
  /** Default: made without the assistant. */
  readonly origin?: AssistantOrigin;
}

/** Stores a project whose state was checked (`checkSave`). */
export async function insertProject(
  tx: Database,
  owner: Owner,
  catalogue: Catalogue,
  { state, name, nameGiven, recipeName, kept, origin = NO_ASSISTANT }: ProjectToInsert,
): Promise<ProjectRow> {
  const values = {
    ...state,
    ...origin,
    kept,
    name,
    nameGiven,
    recipeName,
    completeness: completenessOfContent(state.content, [], catalogue),
    tenantId: owner.tenantId,
    ownerId: owner.id,
    durationSeconds: projectSeconds(catalogue, state.content.customisations),
  };
  const [row] = await tx.insert(project).values(values).returning();
  if (!row) throw new Error('The project was not inserted');
  return row;
}
