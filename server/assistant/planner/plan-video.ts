/**
 * Turns a brief into a video by rules. It chooses a recipe for the goal, a style for the mood and scenes for the facts, and writes
 * texts that quote the brief. The same brief gives the same plan, and no text adds a fact to it.
 */
import { chooseFamily, chooseMusicKit, isMood, rankRecipes, readMoods } from './choosing/choose-recipe';
import type { BriefFacts } from './facts/brief-facts';
import { detectLanguage, type Language } from './facts/language';
import { readFacts } from './facts/read-facts';
import type { PlannerFamily, PlannerLibrary, PlannerRecipe } from './planner-library';
import type { GoalVoice } from './voices/voice';
import { VOICES } from './voices/voices';
import { writeAddedScene } from './writing/add-scene';
import { fillPatterns, patternValues } from './writing/phrases';
import type { WritingDesk, WrittenScene } from './writing/scene-draft';
import { writeAlternatives, writeScenes } from './writing/write-scenes';

/** The brand that the video is for. */
export interface PlannerBrand {
  readonly name: string;
  readonly website: string | null;
  readonly phone: string | null;
}

export interface PlanOptions {
  readonly brand: PlannerBrand | null;
  /** Takes the place of the recipe that the brief asks for. */
  readonly familyId?: number | undefined;
  /** Slugs of goals and moods, or words: they count for the choice of style and music as if the brief said them. */
  readonly tags?: readonly string[] | undefined;
  /** Language of the texts. Default: the one that the brief asks for, else its own. */
  readonly language?: Language | undefined;
}

export interface VideoPlan {
  readonly recipeId: number;
  readonly familyId: number;
  readonly name: string;
  readonly musicKitId: number;
  /** Slugs of the moods that the brief asks for. */
  readonly moods: readonly string[];
  readonly language: Language;
  readonly scenes: readonly WrittenScene[];
  /** Other scenes of the style, each written from the whole brief. */
  readonly alternatives: readonly WrittenScene[];
}

const DEFAULT_SECONDS = 32;
const MIN_SCENES = 3;
const MAX_SCENES = 8;
/** Goals of recipes whose points are steps or tips. */
const SEQUENCES = new Set(['how-to', 'give-tips']);
const DATED = new Set(['announce-event', 'challenge']);
const NO_GOAL: GoalVoice = {
  kicker: [],
  headline: [],
  subline: [],
  badge: [],
  statement: [],
  list: [],
  section: [],
  invitation: [],
  detail: [],
};

/** Null for a library without recipes. */
export function planVideo(brief: string, library: PlannerLibrary, options: PlanOptions): VideoPlan | null {
  const facts = readFacts(brief, options.brand?.name);
  const tags = options.tags ?? [];
  const moods = [...new Set([...tags.filter(isMood), ...readMoods([brief, ...tags].join('. '))])];
  const choice = chooseStyle(brief, { facts, moods, tags }, library, options.familyId);
  if (choice === null) return null;
  const { recipe, family } = choice;
  const language = options.language ?? detectLanguage(brief);
  const desk = openDesk(brief, facts, recipe, { brand: options.brand, language });
  const scenes = writeScenes(family, desk, sceneCount(family, desk));
  return {
    recipeId: recipe.id,
    familyId: family.id,
    name: projectName(facts),
    musicKitId: chooseMusicKit(family, moods, library.musicKits),
    moods,
    language,
    scenes,
    alternatives: writeAlternatives(family, desk, scenes),
  };
}

/** One more scene of a style, which says `text`. Null: none has room for it. */
export function planAddedScene(
  brief: string,
  library: PlannerLibrary,
  { brand, familyId, text, present, language = detectLanguage(brief) }: Omit<PlanOptions, 'tags'> & AddedText,
): WrittenScene | null {
  const facts = readFacts(brief, brand?.name);
  const choice = chooseStyle(brief, { facts, moods: [], tags: [] }, library, familyId);
  return (
    choice && writeAddedScene(choice.family, openDesk(brief, facts, choice.recipe, { brand, language }), text, present)
  );
}

interface AddedText {
  readonly text: string;
  /** Scenes that the video has: another one is better. */
  readonly present: readonly number[];
}

interface Style {
  readonly recipe: PlannerRecipe;
  readonly family: PlannerFamily;
}

/** Wishes for a style. */
interface StyleWishes {
  readonly facts: BriefFacts;
  readonly moods: readonly string[];
  readonly tags: readonly string[];
}

function chooseStyle(
  brief: string,
  { facts, moods, tags }: StyleWishes,
  library: PlannerLibrary,
  familyId: number | undefined,
): Style | null {
  const wanted = library.recipes.flatMap((recipe) => {
    const family = recipe.families.find(({ id }) => id === familyId);
    return family ? [{ recipe, family }] : [];
  })[0];
  if (wanted) return wanted;
  const [recipe] = rankRecipes(brief, { facts, moods: tags.filter(isMood), tags }, library);
  // a conversation with a customer needs the words of one
  const families = recipe?.families.filter(({ scenes }) => facts.quote !== null || !needsCustomer(scenes)) ?? [];
  const family = recipe ? chooseFamily({ ...recipe, families }, moods) : null;
  return recipe && family ? { recipe, family } : null;
}

function needsCustomer(scenes: PlannerFamily['scenes']): boolean {
  return scenes.some(({ texts }) => texts.some(({ innerReference }) => innerReference === 'customer'));
}

function openDesk(
  brief: string,
  facts: BriefFacts,
  recipe: PlannerRecipe,
  { brand, language }: { readonly brand: PlannerBrand | null; readonly language: Language },
): WritingDesk {
  const voice = VOICES[language];
  const company = brand?.name ?? facts.company;
  const values = patternValues(facts, company, brief);
  const fill: WritingDesk['fill'] = (patterns, more) => fillPatterns(patterns, { ...values, ...more });
  const goal = voice.goals[recipe.goals[0] ?? ''] ?? voice.goals['promote-product'] ?? NO_GOAL;
  const phrases: GoalVoice = {
    kicker: fill(goal.kicker),
    headline: fill(goal.headline),
    subline: fill(goal.subline),
    badge: fill(goal.badge),
    statement: fill(goal.statement),
    list: fill(goal.list),
    section: fill(goal.section),
    invitation: fill(goal.invitation),
    detail: fill(goal.detail),
  };
  return {
    brief,
    ownWords: [brief, brand?.name, brand?.website, brand?.phone].filter(Boolean).join(' '),
    hasDate: DATED.has(recipe.goals[0] ?? ''),
    hasTips: recipe.goals[0] === 'give-tips',
    isSequence: SEQUENCES.has(recipe.goals[0] ?? ''),
    facts,
    voice,
    phrases,
    company,
    fill,
    website: brand?.website ?? facts.contact.website,
    phone: brand?.phone ?? facts.contact.phone,
    points: facts.points,
  };
}

/** As many scenes as fit into the seconds that the brief asks for. */
function sceneCount({ scenes }: PlannerFamily, { facts, isSequence }: WritingDesk): number {
  const { seconds, points } = facts;
  // each step gets a scene, between the first, the last and a free one
  if (isSequence && seconds === null) return Math.min(MAX_SCENES, Math.max(MIN_SCENES + 2, points.length + 3));
  const each = scenes.reduce((sum, scene) => sum + scene.seconds, 0) / Math.max(1, scenes.length);
  const count = Math.round((seconds ?? DEFAULT_SECONDS) / Math.max(1, each));
  return Math.min(MAX_SCENES, Math.max(MIN_SCENES, count));
}

function projectName({ subject }: BriefFacts): string {
  return (subject.name ?? subject.title).slice(0, 80);
}
