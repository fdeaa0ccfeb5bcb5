/** Part of `Versions` for a second version: loaded then, since most visits never see one. */

import { SpotreelError } from '../../../base/errors';
import type { Client } from '../../../client/client';
import type { Translator } from '../../../i18n/translator';
import type { EditorProject } from '../../../project/editor-project';
import { applyTransaction } from '../../../project/history/transaction';
import { fromProject } from '../../../project/load';
import type { Missing } from '../../../project/repair/missing';
import { NO_MUSIC, repairEdits } from '../../../project/repair/repairs';
import type { LongText } from '../../../project/saving/held-back';
import { toCustomisations } from '../../../project/saving/save-payload';
import { changesBetween } from '../../../project/versions/changes';
import { editsBetween } from '../../../project/versions/edits-between';
import { type Merge, mergeVersions } from '../../../project/versions/merge';
import type { Change, Overlap, PartChoices, VersionSide } from '../../../project/versions/part';
import type { ProjectDrafts } from '../../drafts/project-drafts';
import { failureOf } from '../../failure';
import { copyName } from '../../project/copy-name';
import type { StoreContext } from '../../store-context';
import type { NameFollowing } from '../document/name-following';
import type { SaveCall } from './save-call';
import type { Saver, Stale } from './saver';

// texts about another version of the open project

/** Two versions that both changed the same parts. */
export interface Conflict {
  readonly base: EditorProject;
  readonly mine: EditorProject;
  readonly theirs: EditorProject;
  /** Overlaps to decide. */
  readonly overlaps: readonly Overlap[];
  /** Changes that are merged unasked. */
  readonly onlyMine: readonly Change[];
  readonly onlyTheirs: readonly Change[];
}

export const merging = {
  conflictOf,
  editsBetween,
  keepBoth,
  merge,
  reportMerge,
  reportRestored,
  resolve,
  staleVersion,
  stepsTo,
} as const;

export type Merging = typeof merging;

/**
 * Merges both changes of the base into one version. `choices`: decisions for parts that both changed (mine by default).
 */
function merge(
  { base, theirs }: Pick<Stale, 'base' | 'theirs'>,
  mine: EditorProject,
  names: NameFollowing,
  choices: PartChoices = {},
): Merge {
  const given = withGivenName(mine, base, names);
  const merged = mergeVersions({ base, mine: given, theirs: fromProject(theirs) }, choices);
  if (given === mine || !theirs.isNameAutomatic) return merged;
  return { ...merged, project: names.named(merged.project) };
}

/** A name that follows the headline is no choice: it is in conflict with no name that was given. */
function withGivenName(mine: EditorProject, base: EditorProject, names: NameFollowing): EditorProject {
  return names.follows(mine) ? { ...mine, name: base.name } : mine;
}

function conflictOf({ base, theirs: wire }: Stale, mine: EditorProject, names: NameFollowing): Conflict {
  const theirs = fromProject(wire);
  const given = withGivenName(mine, base, names);
  const { overlaps } = mergeVersions({ base, mine: given, theirs });
  const asked = new Set(overlaps.map(({ key }) => key));
  const unasked = (changes: readonly Change[]) => changes.filter(({ key }) => !asked.has(key));
  return {
    base,
    mine,
    theirs,
    overlaps,
    onlyMine: unasked(changesBetween(base, given)),
    onlyTheirs: unasked(changesBetween(base, theirs)),
  };
}

interface CopyPorts {
  readonly context: StoreContext;
  readonly saver: Saver;
  readonly drafts: ProjectDrafts;
  /** Names the texts that are too long. */
  readonly tooLong: (heldBack: readonly LongText[], t: Translator) => string;
}

/** Saves mine as a project of its own. Undefined, with a notification, when it could not be saved. */
async function keepBoth(
  { context, saver, drafts, tooLong }: CopyPorts,
  mine: EditorProject,
  missing: readonly Missing[],
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { client, t } = context;
  const name = nameOfCopy(mine.name, t);
  try {
    const whole = { ...withoutMissing(mine, missing), name };
    const { project, heldBack } = saver.saveable(whole, null);
    const held = { whole, heldBack, drafts, refusal: () => tooLong(heldBack, t) };
    return { id: await copyProject(client, project, saver.saveCall, held), name };
  } catch (thrown) {
    reportFailedCopy(context, thrown);
    return undefined;
  }
}

/** Removes references that a new project cannot have. */
function withoutMissing(project: EditorProject, missing: readonly Missing[]): EditorProject {
  return applyTransaction(project, { edits: repairEdits(missing, NO_MUSIC) })?.project ?? project;
}

/** Texts that no save takes: they wait in a draft of the copy. */
interface HeldTexts {
  readonly whole: EditorProject;
  readonly heldBack: readonly LongText[];
  readonly drafts: ProjectDrafts;
  /** Message if no draft can be kept. */
  refusal(): string;
}

/**
 * Makes another project of the same content; its id. Rejects as the calls do, and where no draft can be kept, and leaves no half
 * copy behind. `saveCall`: how projects of this kind are saved.
 */
async function copyProject(
  client: Client,
  project: EditorProject,
  saveCall: (project: EditorProject, version: number) => SaveCall | undefined,
  held: HeldTexts,
): Promise<number> {
  const { recipeId, templateFamilyId, ratio, scenes, name } = project;
  const templateId = scenes[0]?.templateId;
  const origin =
    recipeId !== null && templateFamilyId !== null ? { recipeId, templateFamilyId } : templateId && { templateId };
  if (!origin) throw new SpotreelError('not_found', 'Nothing to make a copy of.');
  const customisations = toCustomisations(project);
  const created = await client.createProject({ body: { ...origin, ratio, name, customisations } });
  try {
    const save = saveCall({ ...project, id: created.id }, created.version);
    const { version } = save ? await save() : created;
    await keepHeld({ id: created.id, version }, project, held);
  } catch (thrown) {
    await client.deleteProject({ params: { projectId: created.id } }).catch(() => undefined);
    throw thrown;
  }
  return created.id;
}

async function keepHeld(
  { id, version }: { readonly id: number; readonly version: number },
  base: EditorProject,
  { whole, heldBack, drafts, refusal }: HeldTexts,
): Promise<void> {
  const unsaved = { version, base: { ...base, id }, project: { ...whole, id }, sent: null };
  if (heldBack.length > 0 && !(await drafts.keepFor(id, unsaved))) throw new SpotreelError('text_too_long', refusal());
}

/** The version that a choice makes of both: one side for everything that both changed, or a side for each by its key. */
function resolve(
  stale: Stale,
  { mine, overlaps }: Conflict,
  choice: VersionSide | PartChoices,
  names: NameFollowing,
): EditorProject {
  const choices = typeof choice === 'string' ? Object.fromEntries(overlaps.map(({ key }) => [key, choice])) : choice;
  return merge(stale, mine, names, choices).project;
}

/** Undoing once shows theirs, undoing twice shows mine. */
function stepsTo(next: EditorProject, mine: EditorProject, stale: Stale) {
  const theirs = fromProject(stale.theirs);
  return [
    ['take-theirs', editsBetween(mine, theirs)],
    ['resolve-conflict', editsBetween(theirs, next)],
  ] as const;
}

/** `hasMine`: there were edits here too, so that the project now has those of both. */
function reportMerge({ t, toasts }: StoreContext, { hasMine }: { readonly hasMine: boolean }): void {
  const title = t(hasMine ? 'saving.merged' : 'saving.updated');
  toasts.show({ tone: 'info', title, text: t(hasMine ? 'saving.mergedText' : 'saving.updatedText') });
}

function reportRestored({ t, toasts }: StoreContext): void {
  toasts.show({ tone: 'success', title: t('saving.restored'), text: t('saving.restoredText') });
}

function reportFailedCopy({ t, toasts }: StoreContext, thrown: unknown): void {
  const title = t('saving.copyFailed');
  const { message } = failureOf(thrown, t, 'saving.copyFailed');
  toasts.show({ tone: 'danger', title, ...(message !== title && { text: message }) });
}

/** Name of my version if both are kept. */
function nameOfCopy(name: string, t: Translator): string {
  return copyName(name, (words) => t('saving.copyName', { name: words }));
}

function staleVersion(): SpotreelError {
  return new SpotreelError('stale_version', 'The project has changed since you loaded it.');
}
