/** Signed-in user, and their data: a cafe that makes its own videos. */
import type { Brand, Project, ProjectSummary, Render, User } from '@spotreel/sdk/internal/contract';
import { DEFAULT_ACCOUNT_LIMITS } from '@spotreel/sdk/internal/contract';
import type { Library } from './library-data';

const limits = { ...DEFAULT_ACCOUNT_LIMITS, organisationLimit: 3 };

export const person: User = {
  id: 1,
  firstName: 'Dana',
  lastName: 'Demo',
  email: 'dana@example.com',
  role: 'operator',
  avatar: null,
  profilePicture: null,
  country: null,
  status: 'active',
  permissions: [],
  notifications: {},
  products: [
    {
      id: 1,
      productType: 'single',
      status: 'active',
      expiresAt: null,
      productGroup: { name: 'Spotreel Pro', type: 'pro' },
    },
  ],
  limits,
  accountLimits: limits,
  usages: { renders: 4, concurrentRenders: 0, organisations: 2, storageBytes: 17_200_000_000 },
  renderPeriod: { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
  alerts: [],
  dismissedPopUps: [],
  plansUrl: 'https://plans.example',
};

export function demoBrands({ logo }: Library): Brand[] {
  const empty = { image: null, logo: null, trustpilotUrl: '', googlePlaceName: '', googlePlace: '' };
  return [
    {
      ...empty,
      id: 200,
      name: 'Juniper & Co',
      image: logo.url,
      logo,
      font: 'Fraunces',
      website: 'https://juniper.example',
      primaryColor: '#1f3d36',
      secondaryColor: '#e8a33d',
      thirdColor: '#f6f1e7',
      fourthColor: '#7c9a92',
    },
    {
      ...empty,
      id: 201,
      name: 'Harbor Bakery',
      font: '',
      website: '',
      primaryColor: '#7a2e1d',
      secondaryColor: '#f3d9b1',
      thirdColor: '',
      fourthColor: '',
    },
  ];
}

/** A video of the library's first recipe, with words of its own. */
export function demoProject(library: Library): Project {
  const [recipe] = library.recipes;
  const family = recipe?.templateFamilies[0];
  if (!recipe || !family) throw new Error('The library has no recipe.');
  const kit = library.kits.find(({ id }) => id === family.defaultMusicKitId);
  const scenes = family.defaultIngredientIds.map((id) => library.scene(id, 'landscape'));
  return {
    id: 7,
    name: 'Winter menu',
    version: 1,
    renderer: 'lottie',
    kind: 'video',
    status: 'new',
    favourite: true,
    draft: false,
    recipe: { id: recipe.id, name: recipe.name },
    templateFamily: family,
    look: { fontFamily: family.fontFamily, palette: family.palette },
    ratio: 'landscape',
    formats: [],
    width: 1920,
    height: 1080,
    bpm: family.bpm,
    ingredients: scenes.map((template, position) => {
      const [headline] = template.fields.texts;
      const words = HEADLINES[position];
      return {
        id: position + 1,
        ingredientTemplateId: template.id,
        position,
        images: [],
        colors: [],
        texts: headline && words !== undefined ? [{ id: headline.innerReference, value: words }] : [],
        template,
      };
    }),
    audio: [],
    musicKit: kit?.id ?? null,
    ownMusic: null,
    fontFamily: null,
    paletteOverride: [],
    organisation: null,
    media: Object.fromEntries(library.media.map((media) => [media.id, media])),
    feedback: null,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-20T16:30:00.000Z',
  };
}

/** An animation of the library as a project: one scene, without a recipe. */
export function demoAnimation(library: Library, templateId: number): Project {
  const template = library.template(templateId, undefined);
  if (!template) throw new Error(`The library has no template ${templateId}.`);
  const { id, name, orientation, bpm, ingredient } = template;
  const { width, height } = CANVASES[orientation];
  const scene = { id: 1, ingredientTemplateId: id, position: 0, images: [], colors: [], texts: [] };
  return {
    ...demoProject(library),
    name,
    ratio: orientation,
    width,
    height,
    bpm,
    recipe: null,
    templateFamily: null,
    ingredients: [{ ...scene, template: ingredient }],
    musicKit: null,
  };
}

const CANVASES = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const;

const HEADLINES = ['Winter menu', 'Warm bowls, every day', 'Baked at six'];

export function demoRender(change: Partial<Render> = {}): Render {
  return {
    id: 90,
    format: 'mp4',
    status: 'done',
    isCurrent: true,
    percentageComplete: 100,
    queuePosition: null,
    videoUrl: '',
    imageUrl: null,
    downloadUrl: '#download',
    posterUrl: null,
    width: 1920,
    height: 1080,
    durationSeconds: 24,
    sizeBytes: 8_400_000,
    error: null,
    createdAt: '2026-11-20T16:32:00.000Z',
    finishedAt: '2026-11-20T16:33:10.000Z',
    ...change,
  };
}

/** One project for each state that a card shows. */
export function demoProjects({ recipes, groups }: Library): ProjectSummary[] {
  const poster = (index: number) => recipes[index]?.posters.landscape ?? null;
  const file = {
    format: 'mp4',
    downloadUrl: '#download',
    isCurrent: true,
    createdAt: '2026-11-20T16:33:10.000Z',
  } as const;
  const banner = groups.find(({ templates }) => templates[0]?.kind === 'image')?.templates[0];
  return [
    summary(7, 'Winter menu', { draft: true, posterUrl: poster(0), favourite: true }),
    summary(8, 'Opening hours over the holidays', {
      posterUrl: poster(1),
      status: 'rendering',
      percentageComplete: 42,
    }),
    summary(9, 'Meet the baker', { posterUrl: poster(2), status: 'done', renders: 2, file }),
    summary(10, 'Review of the month', {
      posterUrl: poster(3),
      status: 'done',
      renders: 1,
      file: { ...file, isCurrent: false },
    }),
    summary(11, 'Summer sale', { posterUrl: poster(4), status: 'failed', renders: 1, draft: true }),
    summary(12, 'Portrait for stories', {
      posterUrl: recipes[5]?.posters.portrait ?? null,
      ratio: 'portrait',
      status: 'queued',
    }),
    summary(13, 'Post for Friday', {
      kind: 'image',
      durationSeconds: 0,
      ratio: banner?.orientation ?? 'square',
      posterUrl: banner?.posters[banner.orientation] ?? null,
    }),
  ];
}

function summary(id: number, name: string, change: Partial<ProjectSummary>): ProjectSummary {
  return {
    id,
    name,
    status: 'new',
    percentageComplete: 0,
    videoUrls: [],
    favourite: false,
    draft: false,
    completeness: null,
    lastBriefId: null,
    file: null,
    renders: 0,
    ratio: 'landscape',
    kind: 'video',
    durationSeconds: 24,
    posterUrl: null,
    recipe: null,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-20T16:30:00.000Z',
    ...change,
  };
}
