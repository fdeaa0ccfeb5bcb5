/** Pictures of the library that show what a text is about. */
import { anyWord } from '../facts/words';
import type { PlannerPicture } from '../planner-library';

/**
 * Names of the things in pictures of the library, in the languages of the screens, by a word that finds the pictures.
 */
const PICTURE_WORDS: Readonly<Record<string, string>> = {
  coffee: 'coffee|espresso|cappuccino|cafe|café|cafés|kaffee|cafetería|cafeteria|قهوة|مقهى|コーヒー|カフェ|喫茶',
  breakfast: 'breakfast|brunch|frühstück|petit[- ]déjeuner|desayuno|café da manhã|فطور|朝食|モーニング',
  book: 'books?|bücher|buch|livres?|libros?|livros?|كتب|كتاب|本屋|書店|読書',
  pizza: 'pizzas?|pizzeria|بيتزا|ピザ',
  lemonade:
    'lemonade|limonade|limonada|cocktails?|drinks?|getränke?|bebidas?|boissons?|عصير|レモネード|ドリンク|カクテル',
  pancakes:
    'pancakes?|pfannkuchen|crêpes?|panquecas?|tortitas|cakes?|kuchen|dessert|postres?|bolos?|حلويات|كعك|パンケーキ|スイーツ|ケーキ',
  plant:
    'plants?|pflanzen?|zimmerpflanzen?|plantes?|plantas?|garden\\p{L}*|garten\\p{L}*|jardín|jardim|jardins?|نبات|نباتات|حديقة|植物|観葉|ガーデン|庭',
  watering: 'watering|gießkanne|arrosoir|regadera|regador|سقي|じょうろ',
  lamp: 'lamps?|lampen?|lampes?|lámparas?|luminárias?|lights?|licht|مصباح|إضاءة|ランプ|照明',
  chair:
    'chairs?|stools?|furniture|möbel|stühle?|sessel|meubles?|chaises?|muebles?|sillas?|móveis|cadeiras?|أثاث|كرسي|家具|椅子|ガーデン家具',
  kettlebell:
    'gym|fitness|workout|training|kettlebells?|sport|entraînement|musculation|gimnasio|entrenamiento|academia|treino|رياضة|لياقة|تمرين|ジム|トレーニング|筋トレ|フィットネス',
  dumbbells: 'dumbbells?|hanteln?|haltères?|pesas|halteres|أثقال|ダンベル',
  desk: 'desks?|office|laptops?|software|app|büro|schreibtisch|bureau|ordinateur|oficina|escritorio|escritório|notebook|مكتب|حاسوب|オフィス|デスク|パソコン|アプリ',
  towers: 'city|skyline|towers?|downtown|stadt|ville|ciudad|cidade|مدينة|أبراج|都市|夜景|街',
  house:
    'houses?|villa|haus|häuser|maisons?|casas?|immobilie|real estate|imóvel|inmueble|منزل|بيت|فيلا|家|一戸建て|住宅',
  living:
    'living room|apartment|flat|wohnung|wohnzimmer|appartement|salon|apartamento|piso|sala de estar|شقة|غرفة|マンション|リビング|部屋',
  team: 'teams?|colleagues?|hiring|kollegen|mitarbeiter|équipe|equipo|equipe|فريق|توظيف|チーム|仲間|求人|採用',
  engineer:
    'engineers?|developers?|ingenieur\\p{L}*|entwickler\\p{L}*|ingénieur\\p{L}*|ingenier\\p{L}*|engenheir\\p{L}*|مهندس|エンジニア',
  shopping:
    'shopping|shop|sale|einkaufen|schlussverkauf|soldes|compras|rebajas|tienda|loja|تسوق|متجر|ショッピング|買い物|セール',
  pottery: 'pottery|ceramics?|töpferei|keramik|poterie|céramique|cerámica|cerâmica|فخار|خزف|陶芸|陶器',
  hills:
    'hills?|mountains?|hiking|nature|berge|wandern|natur|montagnes?|randonnée|montañas?|senderismo|montanhas?|trilha|جبال|طبيعة|山|ハイキング|自然',
  neon: 'neon|club|night|nachtclub|boîte de nuit|discoteca|balada|نيون|クラブ|ネオン',
  mirror: 'disco|party|mirror ball|feier|fête|fiesta|festa|حفل|حفلة|パーティー|ディスコ',
  oranges: 'oranges?|fruits?|obst|frutas?|vases?|برتقال|فواكه|オレンジ|果物|フルーツ',
  stairs:
    'stairs?|architecture|treppen?|architektur|escaliers?|escaleras?|arquitectura|escadas?|arquitetura|درج|عمارة|階段|建築',
};

/** A thing that the text names counts more than a word that both have. */
const THING = 3;
/** Words that are too short say nothing. */
const SHORTEST_WORD = 4;

const THINGS = Object.entries(PICTURE_WORDS).map(([thing, words]) => {
  const all = words.split('|');
  const joined = all.filter((word) => /\p{Lo}/u.test(word));
  const spaced = all.filter((word) => !joined.includes(word));
  return { thing, pattern: anyWord(spaced, joined) };
});

/** The best first; empty where none fits. The same text gives the same pictures. */
export function findPictures(text: string, pictures: readonly PlannerPicture[]): PlannerPicture[] {
  const things = THINGS.filter(({ pattern }) => pattern.test(text)).map(({ thing }) => thing);
  const words = new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter(({ length }) => length >= SHORTEST_WORD) ?? [],
  );
  const ranked = pictures.map((picture) => {
    const own = picture.words.split(' ');
    const byThings = things.filter((thing) => own.some((word) => word.startsWith(thing))).length * THING;
    return { picture, score: byThings + own.filter((word) => words.has(word)).length };
  });
  return ranked
    .filter(({ score }) => score >= THING)
    .sort((one, other) => other.score - one.score)
    .map(({ picture }) => picture);
}
