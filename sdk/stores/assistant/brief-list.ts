import { atom } from 'nanostores';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { createOpeningStills } from './opening-stills';

const PER_PAGE = 8;

/** The earlier briefs of the account, the one that was worked on last first. One a screen. */
export function createBriefList({ editing: { context } }: Spotreel) {
  const briefs = resource(context, (api, signal, page: number) =>
    api.projectBriefs({ query: { page, perPage: PER_PAGE }, signal }),
  );
  const stills = createOpeningStills(context);
  const $removing = atom<number | undefined>(undefined);
  let current = 1;
  const show = async (page: number): Promise<void> => {
    current = page;
    await briefs.load(page);
    void stills.paint(briefs.$state.get().data?.data ?? []);
  };
  return {
    $briefs: briefs.$state,
    /** Stills of the first scenes, by brief: of those that have an `opening`. Null while they are painted. */
    $stills: stills.$stills,
    /** The brief that is being deleted. */
    $removing,
    load: () => show(current),
    show,
    /** Resolves with whether it is gone. A failure is a notice. */
    async remove(briefId: Id<'brief'>): Promise<boolean> {
      $removing.set(briefId);
      const isGone = await briefs.act((api) => api.deleteProjectBrief({ params: { briefId } }));
      const left = (briefs.$state.get().data?.data.length ?? 0) - 1;
      if (isGone) await show(left < 1 ? Math.max(1, current - 1) : current);
      $removing.set(undefined);
      return isGone;
    },
    dispose: stills.dispose,
  };
}

/** Result of `createBriefList`. */
export type BriefList = ReturnType<typeof createBriefList>;
