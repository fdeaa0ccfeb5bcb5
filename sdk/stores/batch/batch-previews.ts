/** Stills of the first rows, before anything is created. */
import { atom } from 'nanostores';
import type { BatchBase, BatchField, BatchSource } from '../../contract/schemas/batch';
import type { Customisation } from '../../contract/schemas/project';
import { isImageLink } from '../../project/batch/cell-value';
import { fillScenes } from '../../project/batch/fill-scenes';
import { type Failure, failureOf, isAborted } from '../failure';
import type { StoreContext } from '../store-context';
import type { PreparedRow } from './checked-table';

/** The still of a row. */
export interface BatchPreview {
  /** Index of the row in the table. */
  readonly index: number;
  readonly name: string;
  /** Undefined while it is painted. */
  readonly url: string | undefined;
  readonly failure: Failure | undefined;
  /** The row has links to images, which are fetched when the video is created. */
  readonly hasLinks: boolean;
}

interface PreviewRequest {
  readonly source: BatchSource;
  readonly base: BatchBase;
  readonly rows: readonly PreparedRow[];
  readonly files: ReadonlyMap<string, number | null>;
}

/** Rows that are painted. */
const ROWS = 3;

export function createBatchPreviews(context: StoreContext) {
  const $state = atom<readonly BatchPreview[]>([]);
  let current: AbortController | undefined;
  const patch = (index: number, change: Partial<BatchPreview>) =>
    $state.set($state.get().map((one) => (one.index === index ? { ...one, ...change } : one)));
  return {
    $state,
    /** One after the other; an earlier painting that is under way ends. Never rejects. */
    async paint(request: PreviewRequest): Promise<void> {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      const rows = request.rows.slice(0, ROWS);
      $state.set(rows.map(({ index, name, values }) => ({ ...waiting, index, name, hasLinks: hasLinks(values) })));
      for (const row of rows) {
        try {
          const { url } = await context.client.renderPreview({
            body: stillOf(request, row),
            signal: controller.signal,
          });
          if (controller.signal.aborted) return;
          patch(row.index, { url });
        } catch (thrown) {
          if (controller.signal.aborted || isAborted(thrown)) return;
          patch(row.index, { failure: failureOf(thrown, context.t, 'failure.unknown') });
        }
      }
    },
  };
}

const waiting = { url: undefined, failure: undefined };

function hasLinks(values: PreparedRow['values']): boolean {
  return Object.values(values).some((value) => isImageLink(value.trim()));
}

function stillOf({ source, base, files }: PreviewRequest, { values }: PreparedRow) {
  const images = new Map([...files].flatMap(([name, id]) => (id === null ? [] : [[name, id] as const])));
  const scenes = fillScenes(base.scenes, base.fields, values, images);
  const scene = shownScene(scenes, base.fields, values);
  if (source.projectId !== undefined) {
    const { projectId } = source;
    return { projectId, customisations: scenes, ...(scene && { ingredient: scene.ingredient }), longSidePx: 480 };
  }
  if (!scene) return { templateId: 0 };
  const own = { templateId: scene.template, ingredient: scene.ingredient, customisations: [scene] };
  return { ...own, aspectRatio: base.ratio, longSidePx: 480 };
}

/** The scene that shows most of the row; of several the first. */
function shownScene(
  scenes: readonly Customisation[],
  fields: readonly BatchField[],
  values: PreparedRow['values'],
): Customisation | undefined {
  const filled = (scene: Customisation) =>
    fields.filter(({ ingredient, key }) => ingredient === scene.ingredient && values[key]?.trim()).length;
  return scenes.toSorted((a, b) => filled(b) - filled(a) || a.order - b.order)[0];
}
