/** The library in one language: names, descriptions and labels. Ids, slugs, values and the texts inside scenes stay. */
import type { BuiltIngredient, BuiltTemplate } from '@spotreel/sdk/internal/contract';
import type { Say } from '../words/library-words';
import type { Catalogue, FamilyEntry, KitEntry, RecipeEntry } from './catalogue';

export function localizedCatalogue(catalogue: Catalogue, language: string, say: Say): Catalogue {
  const recipes = catalogue.recipes.map((recipe) => localizedRecipe(recipe, say));
  const families = recipes.flatMap((recipe) => recipe.families);
  const templates = mapped(catalogue.templates, (template) => localizedScene(template, say));
  const kits = mapped(catalogue.kits, (kit) => localizedKit(kit, say));
  return {
    ...catalogue,
    language,
    say,
    goals: catalogue.goals.map((goal) => described(goal, say)),
    moods: catalogue.moods.map((mood) => named(mood, say)),
    categories: catalogue.categories.map((category) => named(category, say)),
    recipes,
    families: new Map(families.map((family) => [family.id, family])),
    ingredients: new Map([...families.flatMap(({ ingredients }) => ingredients), ...templates.values()].map(withId)),
    templates,
    kits,
    samples: new Map([...kits.values()].flatMap(({ samples }) => samples).map(withId)),
    media: mapped(catalogue.media, (row) => named(row, say)),
  };
}

function localizedRecipe(recipe: RecipeEntry, say: Say): RecipeEntry {
  return { ...described(recipe, say), families: recipe.families.map((family) => localizedFamily(family, say)) };
}

function localizedFamily(family: FamilyEntry, say: Say): FamilyEntry {
  const { source, ingredients } = family;
  return {
    ...family,
    source: { ...described(source, say), moods: source.moods.map(say) },
    ingredients: ingredients.map((scene) => localizedScene(scene, say)),
  };
}

function localizedScene<Scene extends BuiltIngredient | BuiltTemplate>(scene: Scene, say: Say): Scene {
  const { texts, images, colors } = scene;
  return {
    ...described(scene, say),
    texts: texts.map((field) => named(field, say)),
    images: images.map((field) => named(field, say)),
    colors: colors.map((field) => named(field, say)),
  };
}

/** Titles of music stay, as those of songs do. */
function localizedKit(kit: KitEntry, say: Say): KitEntry {
  const { description, moods, samples } = kit;
  return {
    ...kit,
    description: say(description),
    moods: moods.map(say),
    samples: samples.map((sample) => named(sample, say)),
  };
}

function named<Item extends { readonly name: string }>(item: Item, say: Say): Item {
  return { ...item, name: say(item.name) };
}

function described<Item extends { readonly name: string; readonly description: string }>(item: Item, say: Say): Item {
  return { ...item, name: say(item.name), description: say(item.description) };
}

function mapped<Item>(items: ReadonlyMap<number, Item>, change: (item: Item) => Item): Map<number, Item> {
  return new Map([...items].map(([id, item]) => [id, change(item)]));
}

function withId<Item extends { readonly id: number }>(item: Item): [number, Item] {
  return [item.id, item];
}
