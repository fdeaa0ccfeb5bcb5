/** Words of messages that the rules understand, in the seven languages of the screens. No pattern has a repetition within a repetition. */
import { anyWord } from './planner/facts/words';

export const SHORTER = anyWord(
  [
    'shorter|shorten|less text|too long|brief(?:er|ly)|kürzer|kürzen|kürze|zu lang|weniger text|plus court(?:e|s|es)?|raccourci\\p{L}*|trop longs?|moins de texte',
    'más cort[oa]s?|acorta\\p{L}*|demasiado largos?|menos texto|mais curt[oa]s?|encurt\\p{L}*|muito longos?',
  ],
  ['أقصر', 'اختصر', 'قصّر', '短く', '短い', '短め'],
);

/** Another tone: only a language model can write one. */
export const REWRITE = anyWord(
  [
    'friendlier|funnier|formal|politer|catchier|rephrase|rewrite|translate|freundlicher|lustiger|förmlicher|umformulieren|übersetze\\p{L}*',
    'plus amical(?:e)?|plus drôle|plus formel(?:le)?|reformule\\p{L}*|tradui\\p{L}*|más amable|más formal|reescrib\\p{L}*|traduc\\p{L}*|mais amigável|mais formal|reescrev\\p{L}*|traduz\\p{L}*',
  ],
  ['ألطف', 'أكثر رسمية', 'ترجم', '親しみやすく', 'フォーマルに', '書き直', '翻訳'],
);

/** Another image: people choose images in the editor. */
export const IMAGE = anyWord(
  [
    '(?:use|show|take|add|change|replace|another|different|new|other|swap)[^.]{0,40} (?:picture|image|photo|pic|background)s?',
    '(?:nimm|nehme?|zeige?|benutze|verwende|ändere?|anderes?|neues?|füge)[^.]{0,40}(?:bild|bilder|foto|fotos)|\\p{L}*(?:bild|foto) (?:verwenden|nehmen|zeigen|ändern|tauschen|benutzen)',
    '(?:utilise|mets|montre|change|remplace|prends|autre|nouvelle)\\p{L}*[^.]{0,40} (?:image|photo)s?',
    '(?:usa|pon|muestra|cambia|otra|nueva)\\p{L}*[^.]{0,40} (?:imagen|imágenes|foto)s?|(?:use|usa|coloque|mostre|troque|mude|outra|nova)[^.]{0,40} (?:imagem|imagens|foto)s?',
  ],
  ['(?:画像|写真)を', 'صورة', 'الصور'],
);

/** A message that only asks for energy, which some styles and songs have. */
const URGENT = anyWord(
  [
    'more urgent|urgent|urgency|faster|more energy|dringender|dringlicher|mehr tempo|schneller|plus urgent|urgente?|plus rapide|más urgente|más rápido|mais urgente|mais rápido',
  ],
  ['أكثر إلحاحًا', 'عاجل', 'أسرع', 'もっと急', '緊急', '急いで', '緊迫'],
);
/** Moods by the words of messages in languages whose briefs the planner does not read. */
const MOODS: readonly (readonly [string, RegExp])[] = [
  ['energetic', URGENT],
  ['bold', URGENT],
  ['energetic', anyWord(['enérgic[oa]|dinámic[oa]|energétic[oa]|dinâmic[oa]'], ['エネルギッシュ', '元気', 'حيوي'])],
  ['calm', anyWord(['tranquil[oa]|calm[oa]|suave'], ['落ち着いた', '穏やか', '静か', 'هادئ'])],
  ['elegant', anyWord(['elegante'], ['上品', 'エレガント', 'أنيق'])],
  ['playful', anyWord(['divertid[oa]|alegre|lúdic[oa]'], ['遊び心', '楽しい', 'مرح'])],
  ['bold', anyWord(['atrevid[oa]|audaz|ousad[oa]'], ['大胆', 'جريء'])],
  ['warm', anyWord(['cálid[oa]|acogedor[a]?|acolhedor[a]?'], ['温かい', 'あたたか', 'دافئ'])],
];

export function moodsOfMessage(text: string): string[] {
  return [...new Set(MOODS.flatMap(([mood, words]) => (words.test(text) ? [mood] : [])))];
}

export const REMOVE =
  /^(?:please |bitte )?(?:remove|delete|leave out|drop|without|ohne|lösche|entferne|sans|supprime[zr]?|enlève|elimina|quita|borra|remova|exclua|tire|apague)(?!\p{L})|(?:entfernen|löschen|weglassen)$|احذف|أزل|を(?:削除|消して|外して)/iu;

const ADD_START =
  /^(?:please |bitte )?(?:also |noch )?(?:add|mention|include|insert|say(?: that)?|erwähne|ergänze|füge|nimm|ajoute[zr]?|mentionne[zr]?|inclu[st]|añade|agrega|incluye|menciona|adicione|adiciona|inclua|acrescente|mencione|أضف|اضف|أضيفي|اذكر|追加)(?: that| dass| auch| que| also)?\s*[:：]?\s*/iu;
const ADD_END = /(?:を|も)(?:追加|加えて|入れて)(?:して)?(?:ください)?[。.]?$/u;
/** German verbs leave their second half at the end. */
const HALF = /\s(?:hinzu|dazu|ein|auf)[.!]?$/iu;
const SCENE =
  /^(?:(?:an?|one more|another|eine|noch eine|une|una|uma|otra|outra|mais uma)\s)?(?:(?:new|extra|neue|weitere|nouvelle|nueva|nova)\s)?(?:scene|slide|szene|scène|escena|cena)\s?(?:(?:with|about|saying|that says|which says|for|showing|mit|über|zu|für|die sagt|avec|sur|pour|qui dit|con|sobre|para|que diga|que diz|com)(?!\p{L})|:)?\s*|^مشهد(?:ًا|اً|ا)?\s*(?:(?:مع|عن|يقول|فيه)\s)?\s*|(?:の|という)?シーン$/iu;

/** Addition of a message to the video. */
export interface Addition {
  readonly text: string;
  /** A scene of its own is asked for. */
  readonly isScene: boolean;
}

/** Undefined: the message adds nothing. */
export function readAddition(message: string): Addition | undefined {
  const isAtEnd = ADD_END.test(message);
  if (!isAtEnd && !ADD_START.test(message)) return undefined;
  const bare = (isAtEnd ? message.replace(ADD_END, '') : message.replace(ADD_START, '')).trim();
  const whole = /^(?:bitte )?(?:noch )?(?:füge|nimm)/iu.test(message) ? bare.replace(HALF, '') : bare;
  const text = whole.replace(SCENE, '').trim();
  return text === '' ? undefined : { text, isScene: SCENE.test(whole) };
}
