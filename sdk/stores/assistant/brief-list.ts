import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { BriefSummary } from '../../contract/schemas/assistant';
import { orToast } from '../account/or-toast';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

const PER_PAGE = 8;

/** The earlier briefs of the account, the one that was worked on last first. One a screen. */
export function createBriefList({ editing: { context } }: Spotreel) {
  const loader = createLoader<Page<BriefSummary>>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const $removing = atom<number | undefined>(undefined);
  let current = 1;

  const show = async (page: number): Promise<void> => {
    current = page;
    await loader.load(async (signal) =>
      (await context.accounts()).projectBriefs({ query: { page, perPage: PER_PAGE }, signal }),
    );
  };
  const load = () => show(current);

  /** Resolves with whether it is gone. A failure is a notice. */
  async function remove(briefId: number): Promise<boolean> {
    $removing.set(briefId);
    const isGone = await orToast(context, async () => {
      await (await context.accounts()).deleteProjectBrief({ params: { briefId } });
    });
    const left = (loader.$state.get().data?.data.length ?? 0) - 1;
    if (isGone) await show(left < 1 ? Math.max(1, current - 1) : current);
    $removing.set(undefined);
    return isGone;
  }

  return {
    $briefs: loader.$state,
    /** The brief that is being deleted. */
    $removing,
    load,
    show,
    remove,
  };
}

/** What `createBriefList` returns. */
export type BriefList = ReturnType<typeof createBriefList>;
