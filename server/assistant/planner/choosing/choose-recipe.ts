/** Choice of the recipe and the style for a brief, by the words that it uses. */
import type { BriefFacts } from '../facts/brief-facts';
import type { PlannerFamily, PlannerLibrary, PlannerMusicKit, PlannerRecipe } from '../planner-library';
import { MOOD_WORDS, RECIPE_WORDS } from './recipe-words';

/** By the slug of the goal: words that decide almost alone. */
const FURTHER_GOAL_WORDS: Readonly<Record<string, string>> = {
  'promote-product':
    'lanzamiento|producto|nueva máquina|presentar nuestr|nova máquina|nueva colección|nuestra app|aplicación|lançamento|produto|nova coleção|aplicativo|منتج|إطلاق|تطبيق|新商品|新製品|発売|新発売|アプリ',
  'share-review':
    'opinión de|testimonio|reseña|lo que dicen nuestros clientes|depoimento|avaliação de|o que dizem nossos clientes|آراء|تقييم|رأي عميل|お客様の声|口コミ|レビュー',
  'announce-event':
    'concierto|festival|fiesta|evento|inauguración|inauguramos|exposición|taller|conferencia|feria|torneo|show|festa|inauguração|inauguramos|exposição|oficina|feira|torneio|حفل|مهرجان|افتتاح|معرض|ورشة|فعالية|ندوة|祭り|まつり|ライブ|コンサート|イベント|オープニング|展示会|ワークショップ|開催',
  'give-tips': 'consejos|trucos|errores comunes|dicas|truques|erros comuns|نصائح|نصيحة|أخطاء|コツ|ヒント|豆知識|裏ワザ',
  'tell-story':
    'nuestra historia|fundad|desde 19|empresa familiar|tradición|nossa história|fundad|empresa familiar|tradição|قصتنا|تأسس|منذ عام|創業|私たちの物語|老舗|ブランドストーリー',
  'seasonal-sale':
    'rebajas|descuento|oferta|liquidación|liquidação|promoção|desconto|queima de estoque|تخفيضات|خصم|تنزيلات|عروض|セール|割引|半額|値下げ|オフ',
  'how-to':
    'cómo |paso a paso|tutorial|guía|instrucciones|como fazer|passo a passo|guia|كيف|خطوة بخطوة|طريقة|作り方|やり方|使い方|手順',
  'food-and-drink':
    'restaurante|cafetería|panadería|menú|tapas|almuerzo|desayuno|cena|cerveza|vino|helado|padaria|cardápio|almoço|café da manhã|jantar|cerveja|vinho|sorvete|lanchonete|مطعم|مقهى|قهوة|مخبز|قائمة الطعام|فطور|غداء|عشاء|حلويات|カフェ|レストラン|パン屋|ベーカリー|コーヒー|ランチ|ラーメン|居酒屋|スイーツ|メニュー',
  challenge:
    'reto|entrenamiento|gimnasio|yoga|correr|desafío|desafio|treino|academia|corrida|تحدي|تمرين|رياضة|يوغا|لياقة|チャレンジ|トレーニング|ヨガ|ジム|筋トレ',
  'company-news':
    'trimestre|ingresos|resultados|crecimiento|hito|receita|faturamento|crescimento|marco|إيرادات|نتائج|نمو|تقرير سنوي|業績|売上|決算|四半期|成長',
  'property-listing':
    'apartamento|piso en|en venta|en alquiler|dormitorios|inmueble|casa en|à venda|para alugar|quartos|imóvel|شقة|للبيع|للإيجار|فيلا|عقار|غرف|マンション|物件|賃貸|分譲|不動産|内見',
  hire: 'buscamos|empleo|vacante|contratamos|puesto|procuramos|vaga|contratando|emprego|estágio|نبحث عن|وظيفة|توظيف|مطلوب|求人|募集|採用|正社員|アルバイト',
};

/** By the slug of the mood. */
const FURTHER_MOOD_WORDS: Readonly<Record<string, string>> = {
  energetic: 'enérgic|dinámic|dinâmic|حيوي|نشيط|エネルギッシュ|元気',
  calm: 'tranquil|relajante|suave|sereno|relaxante|هادئ|استرخاء|落ち着|穏やか|静か|癒し',
  elegant: 'elegante|lujo|boda|luxo|casamento|أنيق|فاخر|زفاف|上品|エレガント|高級|結婚式',
  playful: 'divertid|alegre|niños|infantil|crianças|lúdic|مرح|أطفال|遊び心|楽しい|子ども|子供',
  bold: 'atrevid|audaz|ousad|impactante|جريء|大胆|インパクト',
  warm: 'acogedor|cálid|familiar|casero|acolhedor|família|caseiro|دافئ|عائلي|منزلي|温かい|あたたか|家族|手作り',
  focused: 'profesional|claro|profissional|مهني|واضح|プロ|明快',
  confident: 'orgullos|seguro de|confiante|فخور|واثق|自信|誇り',
  cinematic: 'cinematográfic|cine|épic|cinema|سينمائي|映画|シネマ',
};

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
    const byWords = words
      ? (countWordsOf(text, words.strong) + countWordsOf(text, FURTHER_GOAL_WORDS[goal] ?? '')) * STRONG +
        countWordsOf(text, words.weak) * WEAK
      : 0;
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

/** True if a tag is a mood of the library. */
export function isMood(tag: string): boolean {
  return Object.hasOwn(MOOD_WORDS, tag);
}

/** Score of a goal by the facts of the brief, which count as much as its words. */
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
  return Object.entries(MOOD_WORDS).flatMap(([mood, words]) =>
    countWordsOf(text, [words, FURTHER_MOOD_WORDS[mood]].join('|')) > 0 ? [mood] : [],
  );
}

function countWordsOf(text: string, words: string): number {
  return words.split('|').filter((word) => word !== '' && hasWord(text, word)).length;
}

/** Short words count whole, longer ones with their beginning. Words of Japanese and Arabic may have letters before them. */
function hasWord(text: string, word: string): boolean {
  if (/\p{Lo}{2}/u.test(word)) return text.includes(word);
  const escaped = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const isWhole = word.trim().length <= 4;
  return new RegExp(`(?<![\\p{L}\\d])${escaped}${isWhole ? 's?(?![\\p{L}])' : ''}`, 'u').test(text);
}
