/** Stills of the first scenes of briefs of which no video was made. The server paints one after another. */
import { atom, type ReadableAtom } from 'nanostores';
import type { BriefSummary } from '../../contract/assistant/assistant';
import type { StoreContext } from '../store-context';

const LONG_SIDE_PX = 320;

/** Null: it is being painted, or cannot be. */
type Stills = Readonly<Record<number, string | null>>;

export interface OpeningStills {
  /** Addresses by brief. */
  readonly $stills: ReadableAtom<Stills>;
  /** Paints those that are not known. Ends the work of the last call. Never rejects. */
  readonly paint: (briefs: readonly BriefSummary[]) => Promise<void>;
  readonly dispose: () => void;
}

export function createOpeningStills({ client }: Pick<StoreContext, 'client'>): OpeningStills {
  const $stills = atom<Stills>({});
  let work: AbortController | undefined;

  async function paintOne({ ratio, opening, previewUrl }: BriefSummary, signal: AbortSignal): Promise<string | null> {
    if (!opening) return previewUrl;
    const { templateId, texts, images, placeId } = opening;
    const scene = { template: templateId, ingredient: 1, order: 0, texts, images, colors: [] };
    const body = {
      templateId,
      aspectRatio: ratio,
      longSidePx: LONG_SIDE_PX,
      ...(placeId !== null && { placeId }),
      customisations: [scene],
    };
    return client.renderPreview({ body, signal }).then(
      ({ url }) => url,
      // a scene that cannot be painted keeps its sample image
      () => previewUrl,
    );
  }

  return {
    $stills,
    async paint(briefs) {
      work?.abort();
      const current = new AbortController();
      work = current;
      const missing = briefs.filter(({ id, opening }) => opening && $stills.get()[id] == null);
      $stills.set({ ...$stills.get(), ...Object.fromEntries(missing.map(({ id }) => [id, null])) });
      for (const brief of missing) {
        const url = await paintOne(brief, current.signal);
        if (current.signal.aborted) return;
        $stills.set({ ...$stills.get(), [brief.id]: url });
      }
    },
    dispose: () => work?.abort(),
  };
}
