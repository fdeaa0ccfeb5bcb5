import { applyEdit, type Edit, invertEdit } from '../../sdk/project/edit';
import type { EditorProject } from '../../sdk/project/editor-project';
import { NO_VALUES } from '../../sdk/project/editor-project';
import { EMPTY_HISTORY, type History, record, undo } from '../../sdk/project/history/history';
import { applyTransaction } from '../../sdk/project/history/transaction';

/** Time of an edit in a project of 30 scenes with 300 fields. `npm run bench:editor-model`. */

const SCENES = 30;
const FIELDS_PER_SCENE = 10;
const ROUNDS = 20_000;

const field = (scene: number, index: number) => `field${scene}-${index}`;

function largeProject(): EditorProject {
  const ids = Array.from({ length: SCENES }, (_, index) => index + 1);
  return {
    id: 1,
    name: 'Large',
    recipeId: 1,
    templateFamilyId: 2,
    ratio: 'landscape',
    bpm: 120,
    scenes: ids.map((id) => ({ id, templateId: id })),
    values: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          ...NO_VALUES,
          texts: Object.fromEntries(Array.from({ length: FIELDS_PER_SCENE }, (_, n) => [field(id, n), `Words ${n}`])),
        },
      ]),
    ),
    musicKitId: 1,
    audio: [1, 2, 3],
    ownMusic: null,
    fontFamily: null,
    paletteOverride: [],
    brandId: null,
  };
}

const project = largeProject();
const edits: Readonly<Record<string, (round: number) => Edit>> = {
  'set-text': (round) => ({ type: 'set-text', sceneId: 15, field: field(15, 3), value: `Typed ${round}` }),
  'set-color': (round) => ({
    type: 'set-color',
    sceneId: 30,
    field: 'accent',
    value: `#${(round % 0xffffff).toString(16).padStart(6, '0')}`,
  }),
  'add-scene': () => ({ type: 'add-scene', index: 15, scene: { id: 99, templateId: 1 }, values: NO_VALUES }),
  'move-scene': (round) => ({ type: 'move-scene', sceneId: 1, toIndex: 1 + (round % (SCENES - 1)) }),
  'duplicate-scene': () => ({ type: 'duplicate-scene', sceneId: 7, copyId: 99 }),
};

function timed(work: (round: number) => void): { median: number; p99: number; max: number } {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), max: at(1) };
}

function print(name: string, { median, p99, max }: ReturnType<typeof timed>): void {
  console.log(`| ${name} | ${[median, p99, max].map((ms) => (ms * 1000).toFixed(1)).join(' | ')} |`);
}

console.log('| edit | median µs | 99 % µs | longest µs |\n|---|---|---|---|');
for (const [name, edit] of Object.entries(edits)) {
  print(
    `${name}, with its inverse`,
    timed((round) => {
      invertEdit(project, edit(round));
      applyEdit(project, edit(round));
    }),
  );
}

let typed: { project: EditorProject; history: History } = { project, history: EMPTY_HISTORY };
const type = edits['set-text'];
print(
  'a letter typed, filed for undo',
  timed((round) => {
    const transaction = { name: 'set-text', edits: type ? [type(round)] : [] };
    const applied = applyTransaction(typed.project, transaction);
    if (applied)
      typed = { project: applied.project, history: record(typed.history, transaction, applied.inverse, round * 100) };
  }),
);
print(
  'undo',
  timed(() => void undo(typed.history, typed.project)),
);
