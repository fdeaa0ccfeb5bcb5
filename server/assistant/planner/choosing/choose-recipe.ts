/** Which recipe and which style a brief asks for, by the words that it uses. */
import type { BriefFacts } from '../facts/brief-facts';
import type { PlannerFamily, PlannerLibrary, PlannerMusicKit, PlannerRecipe } from '../planner-library';
import { MOOD_WORDS, RECIPE_WORDS } from './recipe-words';

const STRONG = 5;
/** A tag decides more than any word of the brief. */
const TAG = 40;
/** A recipe that has a style of the mood that a tag asks for. */
const TAGGED_MOOD = 4;
const WEAK = 1;
/** A topic of the library names up to three recipes, the best first. */
const TOPIC = [2, 1, 0.5];

/** Recipes with their scores, the best first. A brief without any known word gets the first recipe of the library. */
export function rankRecipes(
  brief: string,
  {
    facts,
    moods,
    tags,
  }: { readonly facts: BriefFacts; readonly moods: readonly string[]; readonly tags: readonly string[] },
  library: PlannerLibrary,
): PlannerRecipe[] {
  const text = ` ${[brief, ...tags].join('. ').toLowerCase()} `;
  const topics = library.topics.filter(({ words }) => words.some((word) => hasWord(text, word)));
  const scored = library.recipes.map((recipe) => {
    const goal = recipe.goals[0] ?? '';
    const words = RECIPE_WORDS[goal];
    const byWords = words ? countWordsOf(text, words.strong) * STRONG + countWordsOf(text, words.weak) * WEAK : 0;
    const byTopics = topics.reduce((sum, { recipeIds }) => sum + (TOPIC[recipeIds.indexOf(recipe.id)] ?? 0), 0);
    return {
      recipe,
      score: byWords + Math.min(byTopics, 3) + scoreOfFacts(goal, facts) + scoreOfTags(recipe, tags, moods),
    };
  });
  return scored.sort((one, other) => other.score - one.score).map(({ recipe }) => recipe);
}

/** The goal that a recipe is made for first counts most. */
function scoreOfTags({ goals, families }: PlannerRecipe, tags: readonly string[], moods: readonly string[]): number {
  const byGoal = goals.reduce((sum, goal, place) => sum + (tags.includes(goal) ? TAG / (place + 1) : 0), 0);
  const hasMood = families.some((family) => moods.some((mood) => family.moods.includes(mood)));
  return byGoal + (hasMood ? TAGGED_MOOD : 0);
}

/** Whether a tag is a mood of the library. */
export function isMood(tag: string): boolean {
  return Object.hasOwn(MOOD_WORDS, tag);
}

/** What the brief contains says what it is for as well as its words do. */
function scoreOfFacts(goal: string, facts: BriefFacts): number {
  const { sale, quote, items, times, dates, count } = facts;
  if (goal === 'seasonal-sale') return (sale.percent ? 6 : 0) + (sale.before ? 5 : 0) + (facts.code ? 3 : 0);
  if (goal === 'share-review') return quote ? 6 : 0;
  if (goal === 'food-and-drink') return items.length >= 3 ? 3 : 0;
  if (goal === 'announce-event') return dates.length > 0 && times.length > 0 ? 3 : 0;
  if (goal === 'give-tips') return count ? 1 : 0;
  // what a brief without any hint is for
  if (goal === 'promote-product') return 2.5;
  return 0;
}

/** The style of a recipe that has most of the moods, and the recipe's first one when no mood is asked for. */
export function chooseFamily(recipe: PlannerRecipe, moods: readonly string[]): PlannerFamily | null {
  const fits = (family: PlannerFamily) => moods.filter((mood) => family.moods.includes(mood)).length;
  return recipe.families.reduce<PlannerFamily | null>(
    (best, family) => (best === null || fits(family) > fits(best) ? family : best),
    null,
  );
}

/** A kit with the beats a minute of the style and with the moods; the style's own one where none fits better. */
export function chooseMusicKit(
  family: PlannerFamily,
  moods: readonly string[],
  kits: readonly PlannerMusicKit[],
): number {
  const own = kits.find(({ id }) => id === family.musicKitId);
  const fits = (kit: PlannerMusicKit) => moods.filter((mood) => kit.moods.includes(mood)).length;
  const sameBeat = kits.filter(({ bpm }) => bpm === family.bpm);
  const best = sameBeat.reduce<PlannerMusicKit | undefined>(
    (first, kit) => (first === undefined || fits(kit) > fits(first) ? kit : first),
    own,
  );
  return best?.id ?? family.musicKitId;
}

/** Moods that the brief asks for or implies, as slugs. */
export function readMoods(brief: string): string[] {
  const text = ` ${brief.toLowerCase()} `;
  return Object.entries(MOOD_WORDS).flatMap(([mood, words]) => (countWordsOf(text, words) > 0 ? [mood] : []));
}

function countWordsOf(text: string, words: string): number {
  return words.split('|').filter((word) => hasWord(text, word)).length;
}

/** Short words count whole, longer ones with their beginning. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const isWhole = word.trim().length <= 4;
  return new RegExp(`(?<![\\p{L}\\d])${escaped}${isWhole ? 's?(?![\\p{L}])' : ''}`, 'u').test(text);
}
