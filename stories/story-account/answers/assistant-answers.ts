/** The assistant, which plans the same storyboard for every brief. Its first word says who writes the texts. */
import type {
  BriefSummary,
  PlannedStoryboard,
  ProjectBrief,
  Ratio,
  StoryboardDraft,
  StoryboardPiece,
  StoryboardScene,
} from '@spotreel/sdk/internal/contract';
import type { Library } from '../library-data';
import { pageOf } from '../page-of';
import type { Answers } from '../story-call';

const SALE = 71;
const SCENES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [7101, { shop: 'Now on', headline: 'Spring sale', subline: 'Until Sunday' }],
  [7102, { kicker: 'On sale now', figure: '−30%', caption: 'All garden furniture' }],
  [7105, { statement: 'First come, first served.' }],
  [
    7107,
    { headline: 'Get it while it lasts', 'code-label': 'Use this code', code: 'SPRING30', website: 'Link in bio' },
  ],
];
const ALTERNATIVE = [7108, { kicker: 'In the sale', headline: 'Good things for less' }] as const;

type Writer = Pick<PlannedStoryboard, 'plannedBy' | 'fallback'>;

const BY_RULES: Writer = { plannedBy: 'rules' };

function writerOf(brief: string): Writer {
  if (brief.startsWith('Half')) return { plannedBy: 'provider', fallback: 'provider_unavailable' };
  if (brief.startsWith('We')) return { plannedBy: 'provider' };
  return brief.startsWith('3') ? { ...BY_RULES, fallback: 'provider_unavailable' } : BY_RULES;
}

/** The brief in lines, of which the last ones do not come: what a page shows while a model writes. */
export function unfinishedPlan({ storyboard }: ProjectBrief, sceneCount: number): Response {
  const pieces: StoryboardPiece[] = [
    { storyboard: { ...storyboard, scenes: [] } },
    ...storyboard.scenes.slice(0, sceneCount).map((scene) => ({ scene })),
  ];
  const lines = pieces.map((piece) => `${JSON.stringify({ piece })}\n`).join('');
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(lines)) });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}

export function assistantAnswers(library: Library): Answers {
  const board = (ratio: Ratio, scenes: readonly StoryboardScene[], writer = BY_RULES): PlannedStoryboard => ({
    ...writer,
    name: 'Spring sale',
    language: 'en',
    pictureMatches: library.media.map(({ id }) => id).slice(0, 3),
    recipe: { id: 7, name: 'Seasonal sale' },
    templateFamily: { id: SALE, name: 'Price tags' },
    styles: [{ id: SALE, name: 'Price tags' }],
    ratio,
    ratios: ['landscape', 'portrait'],
    musicKit: { id: 1, name: 'First light' },
    palette: [],
    seconds: scenes.length * 4,
    scenes: [...scenes],
    alternatives: [sceneOf(ALTERNATIVE, ratio)],
  });
  const sceneOf = ([id, texts]: readonly [number, Readonly<Record<string, string>>], ratio: Ratio) => ({
    template: library.scene(id, ratio),
    texts: Object.entries(texts).map(([field, value]) => ({ id: field, value })),
  });
  const brief = (text: string, ratio: Ratio): ProjectBrief => ({
    id: 1,
    text,
    tags: [],
    createdAt: '2026-11-20T16:33:10.000Z',
    updatedAt: '2026-11-20T16:33:10.000Z',
    ownTexts: [],
    placeId: null,
    messages: [],
    storyboard: board(
      ratio,
      SCENES.map((scene) => sceneOf(scene, ratio)),
      writerOf(text),
    ),
  });
  const briefs: BriefSummary[] = [
    {
      id: 1,
      title: 'Spring sale: 30% off all garden furniture until Sunday, code SPRING30.',
      createdAt: '2026-11-20T16:33:10.000Z',
      updatedAt: '2026-11-20T16:33:10.000Z',
      ratio: 'landscape',
      scenes: SCENES.length,
      previewUrl: library.scene(7101, 'landscape').preview,
      projectId: 7,
    },
  ];
  return {
    projectBriefs: (asked) => pageOf(briefs, asked),
    projectBrief: () => ({ ...brief('Spring sale', 'landscape'), messages: [{ from: 'person', text: 'shorter' }] }),
    saveProjectBrief: () => ({ id: 1 }),
    deleteProjectBrief: () => ({ id: 1 }),
    aiStoryboard: ({ body }) => {
      const { brief: text = 'Spring sale', ratio = 'landscape' } = body as { brief?: string; ratio?: Ratio };
      return brief(text, ratio);
    },
    aiChat: ({ body }) => {
      const { message, storyboard } = body as { message: string; storyboard: StoryboardDraft };
      if (message !== 'portrait') return { reply: 'I work with rules.', storyboard: null };
      const scenes = storyboard.scenes.map(({ template, texts }) => ({
        template: library.scene(template, 'portrait'),
        texts,
      }));
      return { reply: 'The video is now in portrait format.', storyboard: board('portrait', scenes) };
    },
  };
}
