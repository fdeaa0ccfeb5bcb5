/** Stills of the first rows, and of each scene with the first of them, before anything is created. */
import { atom, type WritableAtom } from 'nanostores';
import type { BatchBase, BatchField, BatchSource } from '../../contract/batch/batch';
import type { BodyOf } from '../../contract/call';
import type { renderCalls } from '../../contract/export/render-calls';
import type { Customisation } from '../../contract/project/project';
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
  /** Undefined until it is painted for the first time; then the one before, until the next is there. */
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

type StillBody = BodyOf<typeof renderCalls.renderPreview>;

/** Rows that are painted. */
const ROWS = 6;
/** Stills that are remembered: what did not change is not painted again. */
const MOST_KNOWN = 100;
const LONG_SIDE_PX = 480;

export function createBatchPreviews(context: StoreContext) {
  const $state = atom<readonly BatchPreview[]>([]);
  /** Still of each scene with the first row, by its ingredient. */
  const $scenes = atom<Readonly<Record<number, string>>>({});
  const { paintRow, paintScenes } = createPainting(context, $state, $scenes);
  let current: AbortController | undefined;
  return {
    $state,
    $scenes,
    /** One after the other; an earlier painting that is under way ends. Never rejects. */
    async paint(request: PreviewRequest): Promise<void> {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      const rows = request.rows.slice(0, ROWS);
      const before = new Map($state.get().map(({ index, url }) => [index, url]));
      $state.set(
        rows.map(({ index, name, values }) => {
          return { index, name, url: before.get(index), failure: undefined, hasLinks: hasLinks(values) };
        }),
      );
      for (const row of rows) {
        await paintRow(request, row, controller.signal);
        if (controller.signal.aborted) return;
      }
      if (rows[0]) await paintScenes(request, rows[0], controller.signal);
    },
  };
}

function createPainting(
  context: StoreContext,
  $state: WritableAtom<readonly BatchPreview[]>,
  $scenes: WritableAtom<Readonly<Record<number, string>>>,
) {
  const paint = createStillPainter(context);
  const patch = (index: number, change: Partial<BatchPreview>) =>
    $state.set($state.get().map((one) => (one.index === index ? { ...one, ...change } : one)));

  async function paintRow(request: PreviewRequest, row: PreparedRow, signal: AbortSignal): Promise<void> {
    try {
      const url = await paint(stillOfRow(request, row), signal);
      if (!signal.aborted) patch(row.index, { url, failure: undefined });
    } catch (thrown) {
      if (signal.aborted || isAborted(thrown)) return;
      patch(row.index, { failure: failureOf(thrown, context.t, 'failure.unknown') });
    }
  }
  async function paintScenes(request: PreviewRequest, row: PreparedRow, signal: AbortSignal): Promise<void> {
    const scenes = filledScenes(request, row);
    for (const scene of scenes) {
      try {
        const url = await paint(stillOfScene(request, scene, scenes), signal);
        if (signal.aborted) return;
        $scenes.set({ ...$scenes.get(), [scene.ingredient]: url });
      } catch {
        // the scene keeps the still before; what is wrong with the row is reported at the row
        if (signal.aborted) return;
      }
    }
  }
  return { paintRow, paintScenes };
}

/** Answers the still that is there already where nothing has changed. */
function createStillPainter(context: StoreContext) {
  const known = new Map<string, string>();
  return async (body: StillBody, signal: AbortSignal): Promise<string> => {
    const key = JSON.stringify(body);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { url } = await context.client.renderPreview({ body, signal });
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, url);
    return url;
  };
}

function hasLinks(values: PreparedRow['values']): boolean {
  return Object.values(values).some((value) => isImageLink(value.trim()));
}

function filledScenes({ base, files }: PreviewRequest, { values }: PreparedRow): Customisation[] {
  const images = new Map([...files].flatMap(([name, id]) => (id === null ? [] : [[name, id] as const])));
  return fillScenes(base.scenes, base.fields, values, images);
}

function stillOfRow(request: PreviewRequest, row: PreparedRow): StillBody {
  const { base } = request;
  const scenes = filledScenes(request, row);
  const scene = shownScene(scenes, base.fields, row.values);
  if (scene) return stillOfScene(request, scene, scenes);
  const { projectId } = request.source;
  return projectId === undefined ? { templateId: 0 } : { projectId, longSidePx: LONG_SIDE_PX };
}

function stillOfScene({ source, base }: PreviewRequest, scene: Customisation, scenes: Customisation[]): StillBody {
  const { template, ingredient } = scene;
  const { projectId } = source;
  if (projectId !== undefined) return { projectId, customisations: scenes, ingredient, longSidePx: LONG_SIDE_PX };
  const own = { ingredient, customisations: [scene], longSidePx: LONG_SIDE_PX };
  return { templateId: template, ...own, aspectRatio: base.ratio };
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
