/** Answers of the story server unless a story overrides them. Writes are kept as long as the story is open. */
import type { ProjectSave, ProjectSummary, Recipe, TemplateGroup } from '@spotreel/sdk/internal/contract';
import { demoBrands, demoProject, demoProjects, demoRender, person } from '../demo-account';
import type { Library } from '../library-data';
import { pageOf } from '../page-of';
import type { Answers, Asked } from '../story-call';
import { accountAnswers } from './account-answers';
import { agencyAnswers } from './agency-answers';
import { assetAnswers } from './asset-answers';
import { assistantAnswers } from './assistant-answers';
import { batchAnswers } from './batch-answers';
import { developerAnswers } from './developer-answers';
import { helpAnswers } from './help-answers';
import { learningAnswers } from './learning-answers';
import { planAnswers } from './plan-answers';
import { productAnswers } from './product-answers';
import { publishingAnswers } from './publishing-answers';
import { reviewAnswers } from './review-answers';
import { shareAnswers } from './share-answers';
import { stockAnswers } from './stock-answers';
import { supportAnswers } from './support-answers';
import { surveyAnswers } from './survey-answers';

export function answersOf(library: Library): Answers {
  return {
    ...sessionAnswers,
    ...accountAnswers(),
    ...developerAnswers(),
    ...planAnswers(),
    ...reviewAnswers(),
    ...productAnswers(),
    ...libraryAnswers(library),
    ...assetAnswers(library),
    ...batchAnswers(library),
    ...stockAnswers(library),
    ...assistantAnswers(library),
    aiProject: () => demoProject(library),
    ...brandAnswers(library),
    ...projectAnswers(library),
    ...shareAnswers(library),
    ...publishingAnswers(),
    ...supportAnswers(library),
    ...surveyAnswers,
    ...agencyAnswers(demoProjects(library).map((project) => ({ ...project, owner: demoOwner }))),
    ...helpAnswers,
    ...learningAnswers(),
    templatePackages: (asked) => pageOf([], asked),
  };
}

const demoOwner = { id: 2, name: 'Kim Okafor', email: 'kim@juniper.example' };

const sessionAnswers: Answers = {
  login: () => ({ token: 'story', refreshToken: 'story', user: person }),
  beginGoogle: () => ({ nonce: 'story' }),
  refresh: () => ({ token: 'story', refreshToken: 'story', user: person }),
  logout: () => ({ revoked: true }),
  me: () => person,
  dismissPopUp: () => ({ dismissedPopUps: [] }),
};

function libraryAnswers(library: Library): Answers {
  const { recipes, groups } = library;
  return {
    goals: () => library.goals,
    moods: () => library.moods,
    categories: (asked) => pageOf(library.categories, asked),
    fonts: () => library.fonts,
    musicKits: (asked) => pageOf(library.kits, asked),
    musicKit: ({ params }) => library.kits.find(({ id }) => id === Number(params.musicKitId)),
    media: ({ params }) => library.media.find(({ id }) => id === Number(params.mediaId)),
    sections: (asked) => pageOf(sectionsOf(library), asked),
    searchSuggestions: () => ({ words: ['product', 'promo'], recipes: recipes.slice(0, 3), templateGroups: [] }),
    recipes: (asked) => pageOf(narrowed(recipes, asked), asked),
    recipe: ({ params }) => recipes.find(({ id }) => id === Number(params.recipeId)),
    templateFamilies: (asked) =>
      pageOf(recipes.find(({ id }) => id === Number(asked.params.recipeId))?.templateFamilies ?? [], asked),
    ingredientTemplates: ({ params, query }) =>
      library.scenesOf(Number(params.templateFamilyId), (query.aspectRatio ?? 'landscape') as 'landscape'),
    templateGroups: (asked) => pageOf(narrowed(groups, asked), asked),
    templateGroup: ({ params }) => groups.find(({ id }) => id === Number(params.templateGroupId)),
    template: ({ params, query }) => library.template(Number(params.templateId), query.aspectRatio as undefined),
    addRecipeFavourite: ({ params }) => ({ id: Number(params.recipeId) }),
    removeRecipeFavourite: ({ params }) => ({ id: Number(params.recipeId) }),
    addTemplateGroupFavourite: ({ params }) => ({ id: Number(params.templateGroupId) }),
    removeTemplateGroupFavourite: ({ params }) => ({ id: Number(params.templateGroupId) }),
  };
}

/** By words in the name, by goal and by format: enough to see a list become shorter. */
function narrowed<Item extends Recipe | TemplateGroup>(items: readonly Item[], { query }: Asked): Item[] {
  const words = (query.name ?? '').toLowerCase();
  const goal = Number(query.objective ?? 0);
  const goalsOf = (item: Recipe | TemplateGroup) =>
    'goals' in item ? (item as Recipe).goals.map(({ id }) => id) : ((item as TemplateGroup).templates[0]?.goals ?? []);
  return items.filter((item) => item.name.toLowerCase().includes(words) && (!goal || goalsOf(item).includes(goal)));
}

function sectionsOf({ goals, recipes, groups }: Library) {
  const rows = goals.map((goal) => ({
    id: goal.id,
    name: goal.name,
    goal,
    category: null,
    recipes: recipes.filter((recipe) => recipe.goals.some(({ id }) => id === goal.id)),
    templateGroups: groups.filter(({ templates }) => templates[0]?.goals.includes(goal.id)).slice(0, 6),
  }));
  return rows.map((row) => ({ ...row, ready: row.recipes.length + row.templateGroups.length > 0 }));
}

function brandAnswers(library: Library): Answers {
  let brands = demoBrands(library);
  return {
    organisations: () => brands,
    createOrganisation: ({ body }) => {
      const sent = body instanceof FormData ? Object.fromEntries(body) : (body as object);
      const [like] = demoBrands(library);
      const made = { ...like, logo: null, image: null, ...sent, id: 300 + brands.length };
      brands = [...brands, made as (typeof brands)[number]];
      return made;
    },
    updateOrganisation: ({ params, body }) => ({
      ...brands.find(({ id }) => id === Number(params.brandId)),
      ...(body instanceof FormData ? Object.fromEntries(body) : (body as object)),
    }),
    deleteOrganisation: ({ params }) => ({ id: Number(params.brandId) }),
  };
}

function projectAnswers(library: Library): Answers {
  let project = demoProject(library);
  const projects = demoProjects(library);
  const one = ({ params }: Asked): ProjectSummary | undefined =>
    projects.find(({ id }) => id === Number(params.projectId));
  const id = ({ params }: Asked) => ({ id: Number(params.projectId) });
  const saved = () => ({ id: project.id, version: project.version, updatedAt: '2026-11-21T10:00:00.000Z' });
  return {
    projects: (asked) => pageOf(projects, asked),
    project: ({ params }) => (Number(params.projectId) === project.id ? project : undefined),
    createProject: () => ({ ...project, id: 99 }),
    saveProject: ({ body }) => {
      project = { ...project, name: (body as ProjectSave).name, version: project.version + 1 };
      return saved();
    },
    renameProject: (asked) => ({ ...saved(), ...id(asked) }),
    duplicateProject: (asked) => ({ ...one(asked), id: 99 }),
    deleteProject: id,
    addFavourite: id,
    removeFavourite: id,
    setDraft: id,
    giveFeedback: ({ body }) => ({ industry: '', comment: '', ...(body as object) }),
    projectRenders: () => [demoRender()],
    projectStatus: () => ({
      status: 'done',
      percentageComplete: 100,
      queuePosition: null,
      videoUrls: [],
      renders: [demoRender()],
    }),
    requestRender: () => ({ id: 91 }),
    keyframes: () => ({ status: 'not_requested', projectRenderMedia: [] }),
    requestKeyframes: () => ({ status: 'ready', projectRenderMedia: stillsOf(project) }),
  };
}

function stillsOf({ ingredients }: ReturnType<typeof demoProject>) {
  return ingredients.map(({ id, template }) => ({
    ingredient: id,
    path: template?.preview ?? '',
    downloadPath: template?.preview ?? '',
    isCurrent: true,
  }));
}
