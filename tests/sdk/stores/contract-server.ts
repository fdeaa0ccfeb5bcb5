/**
 * The API in memory: it keeps what it is sent, refuses what the contract refuses, and answers what the contract
 * answers. Tests change its `state` and make single calls fail or wait.
 */

import { type ErrorCode, errorCatalogue } from '../../../sdk/base/error-catalogue';
import { accountContract } from '../../../sdk/contract/account-contract';
import type { Brand } from '../../../sdk/contract/brand/organisation';
import type { Call } from '../../../sdk/contract/call';
import { contract as everybodysContract } from '../../../sdk/contract/contract';
import type { BlenderSave } from '../../../sdk/contract/export/blender';
import type { KeyframeState, ProjectRenderState, Render } from '../../../sdk/contract/export/render';
import type { IngredientTemplate } from '../../../sdk/contract/library/library';
import type { MusicKit } from '../../../sdk/contract/library/music';
import type { Media } from '../../../sdk/contract/media/media';
import { operatorContract } from '../../../sdk/contract/operator-contract';
import type { Feedback } from '../../../sdk/contract/project/feedback';
import type { ProjectFormat, ProjectSave, ProjectSummary } from '../../../sdk/contract/project/project';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import { toProjectSave } from '../../../sdk/project/saving/save-payload';
import { failure, json, sessionAnswer, user } from '../client/stub-server';
import { family, ingredientTemplate, launchProject, logo } from '../project/launch-project';
import { wireProject } from '../project/wire-project';

type Contract = typeof everybodysContract & typeof operatorContract & typeof accountContract;
const contract: Contract = { ...everybodysContract, ...operatorContract, ...accountContract };
type CallName = keyof typeof contract;

export interface Received {
  readonly name: CallName;
  readonly params: Record<string, number>;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Handler = (received: Received) => unknown;

const goal = { id: 1, slug: 'launch', name: 'Launch', description: '' };
const calm = { id: 2, slug: 'calm', name: 'Calm' };

export const recipe = {
  id: 1,
  slug: 'product-launch',
  name: 'Product launch',
  description: '',
  goals: [goal],
  moods: [calm],
  tier: 'free',
  isFavourite: false,
  durationSeconds: 8,
  familyCount: 1,
  posters: {},
  previews: {},
  templateFamilies: [family],
};

function templateGroup(id: number) {
  const own = {
    name: `Template ${id}`,
    description: '',
    tier: 'free',
    isFavourite: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const summary = {
    kind: 'video',
    orientation: 'square',
    ratios: ['square'],
    durationSeconds: 4,
    goals: [],
    moods: [],
  };
  const template = { ...own, ...summary, id: 2000 + id, categories: [1], templateGroup: id, posters: {}, previews: {} };
  return { ...own, id, categories: [1], orientation: ['square'], templates: [template] };
}

function sample(id: number, duration: number, flags: number, next: number[]) {
  return {
    id,
    name: `Sample ${id}`,
    duration,
    url: `/music/${id}.m4a`,
    flags,
    bars: duration / 2,
    compatibilityMap: next.map((nextAudioId) => ({ nextAudioId, compatibilityRating: 10 })),
    leadInSamples: 0,
    contentSamples: duration * 48_000,
    sampleRate: 48_000,
    peaks: [],
  };
}

const tutorialEntry = {
  slug: 'first-video',
  title: 'Make your first video',
  summary: '',
  minutes: 10,
  audience: 'everyone',
  posterUrl: null,
  video: null,
};
const helpEntry = { slug: 'export-a-video', title: 'Export and download', summary: '', topic: 'Export' };

export const kit: MusicKit = {
  id: 30,
  name: 'Sunrise',
  description: '',
  bpm: 120,
  moods: ['calm'],
  audioSamples: [sample(301, 4, 1, [302, 303]), sample(302, 4, 2, []), sample(303, 4, 0, [302, 303])],
};

export function summary(id: number, change: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    id,
    name: `Video ${id}`,
    status: 'new',
    percentageComplete: 0,
    videoUrls: [],
    favourite: false,
    draft: true,
    completeness: null,
    lastBriefId: null,
    file: null,
    renders: 0,
    ratio: 'landscape',
    kind: 'video',
    durationSeconds: 8,
    posterUrl: null,
    recipe: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  };
}

function fieldsOf(body: unknown): Partial<Brand> {
  return body instanceof FormData
    ? Object.fromEntries([...body].filter(([name]) => name !== 'image'))
    : (body as object);
}

function organisation(fields: Partial<Brand>): Brand {
  return {
    id: 200,
    name: '',
    image: null,
    logo: null,
    font: '',
    website: '',
    primaryColor: '',
    secondaryColor: '',
    thirdColor: '',
    fourthColor: '',
    trustpilotUrl: '',
    googlePlaceName: '',
    googlePlace: '',
    ...fields,
  };
}

export function render(change: Partial<Render> = {}): Render {
  return {
    id: 90,
    format: 'mp4',
    status: 'queued',
    isCurrent: true,
    percentageComplete: 0,
    queuePosition: null,
    videoUrl: null,
    imageUrl: null,
    downloadUrl: null,
    posterUrl: null,
    width: 1920,
    height: 1080,
    durationSeconds: 8,
    sizeBytes: null,
    error: null,
    createdAt: '2026-01-01T00:00:00Z',
    finishedAt: null,
    ...change,
  };
}

export function renderState(change: Partial<ProjectRenderState> = {}): ProjectRenderState {
  return { status: 'new', percentageComplete: 0, queuePosition: null, videoUrls: [], renders: [], ...change };
}

const lottie = { v: '5.7', fr: 30, ip: 0, op: 120, w: 1920, h: 1080, assets: [], layers: [] };

const page = (data: unknown[], number = 1, numPages = 1) => ({
  data,
  page: number,
  numPages,
  totalCount: data.length * numPages,
});

export function contractServer() {
  const state = {
    saved: toProjectSave(launchProject) as ProjectSave,
    version: 1,
    isOffline: false,
    /** Its project is one that Blender renders. */
    isBlender: false,
    projects: [summary(7, { name: 'Launch' })],
    recipePages: 1,
    groupCount: 100,
    favouriteGroups: new Set<number>(),
    favouriteRecipes: new Set<number>(),
    opensPremium: true,
    tier: 'free' as 'free' | 'premium',
    media: [] as Media[],
    brands: [] as Brand[],
    renders: renderState(),
    keyframes: { status: 'not_requested', projectRenderMedia: [] } as KeyframeState,
    feedback: null as Feedback | null,
    dismissedPopUps: [] as string[],
    plansUrl: null as string | null,
    /** What the library's scenes are beside the fixture. */
    draw: (template: IngredientTemplate) => template,
    /** Template of a project outside recipes; null: it belongs to the style. */
    formats: null as readonly ProjectFormat[] | null,
    /** Project 8: made by `createProject`, and what was saved of it. */
    copy: undefined as ProjectSave | undefined,
  };
  const received: Received[] = [];
  const troubles: { name: CallName; trouble: () => Response | Promise<Response> }[] = [];
  const handlers = makeHandlers(state);

  async function answer(call: CallName, request: Received): Promise<Response> {
    const index = troubles.findIndex(({ name }) => name === call);
    if (index >= 0) {
      const trouble = troubles.splice(index, 1)[0]?.trouble;
      if (trouble) return trouble();
    }
    const data = await handlers[call]?.(request);
    if (data === undefined) return failure('not_found', 'Not found.', 404);
    if (data instanceof Response) return data;
    return json('list' in contract[call] ? data : { data });
  }

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (state.isOffline) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url, 'http://stub');
    if (pathname.startsWith('/library/')) return Response.json({ ...lottie, nm: pathname });
    const found = match(init.method ?? 'GET', pathname.replace('/api', ''));
    if (!found) return failure('not_found', 'Not found.', 404);
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = { ...found, query: Object.fromEntries(searchParams), body, headers };
    received.push(request);
    const call: Call = contract[found.name];
    if (call.auth !== 'none' && !headers.has('authorization')) return refusal('jwt_not_found');
    const checked = body instanceof FormData ? undefined : call.body?.['~standard'].validate(body);
    if (checked && !(checked instanceof Promise) && checked.issues) return refusal('validation_failed');
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([answer(found.name, request), aborted]);
  };

  return {
    state,
    received,
    fetch,
    asked: (name: CallName) => received.filter((request) => request.name === name),
    /** The next such call is refused. */
    refuse: (name: CallName, code: ErrorCode) => troubles.push({ name, trouble: () => refusal(code) }),
    /** The next such call is answered so. */
    answer: (name: CallName, trouble: () => Response) => troubles.push({ name, trouble }),
    /** All such calls are answered so, but for those with an answer of their own. */
    always: (name: CallName, handler: Handler) => {
      handlers[name] = handler;
    },
    /** The next such call is lost on the way there. */
    lose: (name: CallName) =>
      troubles.push({
        name,
        trouble: () => {
          throw new TypeError('Failed to fetch');
        },
      }),
    /** The next such call does its work, and its answer is lost. */
    loseAnswer: (name: CallName, request: () => Received) =>
      troubles.push({
        name,
        trouble: async () => {
          await handlers[name]?.(request());
          throw new TypeError('Failed to fetch');
        },
      }),
    /** The next such call waits until `release` is called. */
    hold(name: CallName) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      troubles.push({
        name,
        trouble: async () => {
          await held;
          return answer(name, received.findLast((request) => request.name === name) as Received);
        },
      });
      return () => release();
    },
  };
}

function refusal(code: ErrorCode): Response {
  return failure(code, errorCatalogue[code].message, errorCatalogue[code].status);
}

function match(method: string, path: string) {
  for (const name of Object.keys(contract) as CallName[]) {
    const call: Call = contract[name];
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param as string);
    const value = call.params === 'text' ? '([^/]+)' : '(\\d+)';
    const found = new RegExp(`^${call.path.replace(/\{\w+\}/g, value)}$`).exec(path);
    if (call.method !== method || !found) continue;
    const params = Object.fromEntries(names.map((param, index) => [param, Number(found[index + 1])]));
    return { name, params };
  }
  return undefined;
}

function makeHandlers(state: ReturnType<typeof contractServer>['state']): Partial<Record<CallName, Handler>> {
  return {
    login: ({ body }) =>
      (body as { password: string }).password === 'good' ? sessionAnswer(1) : refusal('credentials_invalid'),
    logout: () => ({ revoked: true }),
    me: () => ({
      ...user,
      dismissedPopUps: state.dismissedPopUps,
      plansUrl: state.plansUrl,
      opensPremium: state.opensPremium,
    }),
    dismissPopUp: ({ body }) => {
      state.dismissedPopUps = [...state.dismissedPopUps, (body as { popUp: string }).popUp];
      return { dismissedPopUps: state.dismissedPopUps };
    },
    goals: () => [goal],
    sections: ({ query }) => {
      const groups = [{ ...templateGroup(1), isFavourite: state.favouriteGroups.has(1) }];
      const recipes = [{ ...recipe, isFavourite: state.favouriteRecipes.has(recipe.id) }];
      const row = { name: 'Launch', goal, category: null, recipes, templateGroups: groups };
      const bare = { ...row, recipes: [], templateGroups: [] };
      return page(
        [
          { ...row, id: 1, ready: true },
          { ...bare, id: 2, ready: false },
        ],
        Number(query.page),
        1,
      );
    },
    template: ({ params, query }) => {
      const format = state.formats?.find(({ templateId }) => templateId === params.templateId);
      const orientation = query.aspectRatio === 'portrait' ? 'portrait' : 'landscape';
      const alone = { ...templateGroup(1).templates[0], bpm: 120, defaultMusicKitId: 30 };
      if (format) return { ...alone, ingredient: ingredientTemplate(format.templateId, orientation) };
      const groupId = Number(params.templateId) - 2000;
      const [summary] = templateGroup(groupId).templates;
      const scene = { bpm: 120, defaultMusicKitId: 30, ingredient: ingredientTemplate(11) };
      const { tier } = state;
      return groupId > 0 && groupId <= state.groupCount ? { ...summary, ...scene, tier } : undefined;
    },
    moods: () => [calm],
    categories: () => page([{ id: 1, slug: 'stings', name: 'Logo stings', order: 1 }], 1, 1),
    searchSuggestions: () => ({ words: ['pizza'], recipes: [recipe], templateGroups: [templateGroup(1)] }),
    templateGroups: ({ query }) => {
      const asked = Number(query.page);
      const size = Number(query.perPage);
      const first = (asked - 1) * size;
      const ids = Array.from({ length: Math.min(size, state.groupCount - first) }, (_, index) => first + index + 1);
      const data = ids.map((id) => ({ ...templateGroup(id), isFavourite: state.favouriteGroups.has(id) }));
      return { data, page: asked, numPages: Math.ceil(state.groupCount / size), totalCount: state.groupCount };
    },
    templateGroup: ({ params }) => {
      const id = params.templateGroupId as number;
      return { ...templateGroup(id), isFavourite: state.favouriteGroups.has(id) };
    },
    addTemplateGroupFavourite: ({ params }) => {
      const id = params.templateGroupId as number;
      state.favouriteGroups.add(id);
      return { id };
    },
    removeTemplateGroupFavourite: ({ params }) => {
      const id = params.templateGroupId as number;
      state.favouriteGroups.delete(id);
      return { id };
    },
    addRecipeFavourite: ({ params }) => {
      const id = params.recipeId as number;
      state.favouriteRecipes.add(id);
      return { id };
    },
    removeRecipeFavourite: ({ params }) => {
      const id = params.recipeId as number;
      state.favouriteRecipes.delete(id);
      return { id };
    },
    recipes: ({ query }) => page([{ ...recipe, id: Number(query.page) }], Number(query.page), state.recipePages),
    recipe: ({ params }) => (params.recipeId === recipe.id ? recipe : undefined),
    templateFamilies: ({ query }) =>
      page([{ ...family, id: Number(query.page) }], Number(query.page), state.recipePages),
    ingredientTemplates: ({ query }) =>
      [11, 12, 13].map((id) =>
        state.draw(ingredientTemplate(id, query.aspectRatio === 'portrait' ? 'portrait' : 'landscape')),
      ),
    fonts: () => [{ name: 'Inter', category: 'sans', weights: [400] }],
    organisations: () => state.brands,
    createOrganisation: ({ body }) => {
      const brand = organisation({ ...fieldsOf(body), id: 200 + state.brands.length });
      state.brands = [...state.brands, brand];
      return brand;
    },
    updateOrganisation: ({ params, body }) => organisation({ ...fieldsOf(body), id: Number(params.brandId) }),
    deleteOrganisation: ({ params }) => ({ id: params.brandId }),
    musicKits: () => page([kit]),
    musicKit: ({ params }) => (params.musicKitId === kit.id ? kit : undefined),
    media: ({ params }) => (params.mediaId === logo.id ? logo : undefined),
    mediaList: ({ query }) => page(query.source === 'library' ? [logo] : query.source === 'shared' ? [] : state.media),
    cancelMedia: ({ params }) => ({ id: params.mediaId }),
    uploadMedia: () => ({ ...logo, id: 60, sourceType: 'upload' }),
    uploadIngredientImage: () => ({ ...logo, id: 60, sourceType: 'ingredient_bound' }),
    ingredientImageFromUrl: () => ({ ...logo, id: 61, sourceType: 'upload' }),
    projects: () => page(state.projects),
    createProject: () => ({ ...wire(state), id: 8, version: 1 }),
    tutorials: () => [tutorialEntry],
    tutorial: () => ({ ...tutorialEntry, language: 'en', blocks: [], previous: null, next: null }),
    university: () => [],
    helpTopics: () => [{ name: 'Export', articles: [helpEntry] }],
    helpArticle: () => ({ ...helpEntry, language: 'en', blocks: [], related: [] }),
    deleteProject: ({ params }) => ({ id: params.projectId }),
    renameProject: ({ params }) => ({ id: params.projectId, version: 2, updatedAt: '2026-02-02T00:00:00Z' }),
    duplicateProject: ({ params, body }) => {
      const original = state.projects.find(({ id }) => id === params.projectId);
      return original && { ...original, id: 99, renders: 0, file: null, ...(body as { name?: string }) };
    },
    addFavourite: ({ params }) => ({ id: params.projectId }),
    removeFavourite: ({ params }) => ({ id: params.projectId }),
    setDraft: ({ params }) => ({ id: params.projectId }),
    checkGeneratedTexts: ({ params }) => ({ id: params.projectId, generatedTexts: [] }),
    confirmTexts: ({ params }) => ({ id: params.projectId, confirmedTexts: [] }),
    project: ({ params }) => (params.projectId === 7 ? wire(state) : undefined),
    saveProject: ({ params, body }) => {
      const save = body as ProjectSave;
      if (params.projectId === 8) {
        state.copy = save;
        return { id: 8, version: 2, updatedAt: '2026-01-01T00:00:00Z' };
      }
      if (save.version !== undefined && save.version !== state.version) return refusal('stale_version');
      state.saved = save;
      state.version += 1;
      return { id: 7, version: state.version, updatedAt: '2026-01-01T00:00:00Z' };
    },
    saveBlenderProject: ({ params, body }) => {
      if (params.projectId === 8) return { id: 8, version: 2, updatedAt: '2026-01-01T00:00:00Z' };
      const { images, texts, colors, audioTrack, name, version } = body as BlenderSave;
      if (version !== undefined && version !== state.version) return refusal('stale_version');
      const customisations = state.saved.customisations.map((scene) => ({ ...scene, images, texts, colors }));
      const audio = audioTrack ? [{ audioTrack, order: 0 }] : [];
      state.saved = { ...state.saved, name, customisations, audio };
      state.version += 1;
      return { id: 7, version: state.version, updatedAt: '2026-01-01T00:00:00Z' };
    },
    checkProject: () => ({ durationSeconds: 8, isContrastMeasured: true, findings: [] }),
    compileScene: () => ({ animation: lottie, notices: [] }),
    requestKeyframes: () => {
      state.keyframes = { ...state.keyframes, status: 'processing' };
      return state.keyframes;
    },
    keyframes: () => state.keyframes,
    giveFeedback: ({ body }) => {
      state.feedback = body as Feedback;
      return state.feedback;
    },
    projectRenders: () => state.renders.renders,
    projectStatus: () => state.renders,
    requestRender: ({ query }) => {
      const running = state.renders.renders.filter(({ status }) => status === 'queued' || status === 'rendering');
      const asked = render({ id: 90 + running.length, queuePosition: running.length + 1, ...ratioIn(query) });
      state.renders = renderState({ status: 'queued', queuePosition: 1, renders: [asked, ...running] });
      return { id: asked.id };
    },
    cancelRender: () => {
      const cancelled = render({ status: 'cancelled' });
      state.renders = renderState({ status: 'cancelled', renders: [cancelled] });
      return cancelled;
    },
  };
}

function ratioIn({ ratio }: Record<string, string>): Partial<Render> {
  return ratio ? { ratio: ratio as Ratio } : {};
}

function wire({ saved, version, feedback, isBlender, formats }: ReturnType<typeof contractServer>['state']) {
  const project = wireProject(7, saved, version);
  const orientation = project.ratio === 'portrait' ? 'portrait' : 'landscape';
  const renderer = isBlender ? ('blender' as const) : project.renderer;
  const ingredients = project.ingredients.map((scene) => ({
    ...scene,
    template:
      scene.ingredientTemplateId > 13
        ? null
        : { ...ingredientTemplate(scene.ingredientTemplateId, orientation), renderer },
  }));
  const alone = { recipe: null, templateFamily: null, audioList: kit.audioSamples };
  const blender = isBlender ? { ...alone, audioTrack: project.audio[0]?.audioTrack ?? null } : {};
  const single = formats && { recipe: null, templateFamily: null, formats };
  return { ...project, ...single, ...blender, renderer, ingredients, feedback };
}
