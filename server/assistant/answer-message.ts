/**
 * Rules for a message: shorter texts, a ratio, a mood, another language, a picture. It can leave out a scene, and add
 * facts. A message changes texts, pictures and the choice of scenes, nothing else, whatever it says.
 */
import type { Ratio, StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { ChatMessage, MessageAnswer } from './answers/message-answer';
import { replaceMood } from './answers/replace-mood';
import { replacePicture } from './answers/replace-picture';
import { IMAGE, REMOVE, REWRITE, readAddition, SHORTER } from './chat-words';
import { type Language, wishedLanguage } from './planner/facts/language';
import { ratioOfMessage } from './planner/facts/ratio';
import { findFamily, type PlannerLibrary } from './planner/planner-library';
import { shortenText } from './planner/writing/shorten-text';
import type { ReplySay, ReplySpeech } from './reply-speech';

/** Patterns for the scene that a message names: `scene 2`, `the second scene`, `die letzte Szene`, `シーン2`. */
const NUMBER = /(?<!\p{L})(?:scene|szene|scène|escena|cena)\s{0,3}(?:no\.?|nr\.?|n°|#)?\s{0,3}(\d{1,2})(?!\d)/iu;
const PLACE =
  /(?<![\p{L}\d])(?:(\d{1,2})(?:st|nd|rd|th|\.|e|ème)|(\p{L}+)) (?:scene|szene|scène|escena|cena)(?!\p{L})|(?:المشهد|シーン|場面)\s{0,3}(\d{1,2})|(?:escena|cena) (\p{L}+)(?!\p{L})/iu;
const LAST = /^(?:last|final|letzten?|dernière|última)$/iu;
const PLACES: readonly RegExp[] = [
  /^(?:first|ersten?|première|primera|primeira)$/iu,
  /^(?:second|zweiten?|deuxième|seconde|segunda)$/iu,
  /^(?:third|dritten?|troisième|tercera|terceira)$/iu,
  /^(?:fourth|vierten?|quatrième|cuarta|quarta)$/iu,
  /^(?:fifth|fünften?|cinquième|quinta)$/iu,
  /^(?:sixth|sechsten?|sixième|sexta)$/iu,
];

export function answerMessage(
  message: ChatMessage,
  draft: StoryboardDraft,
  library: PlannerLibrary,
  speech: ReplySpeech,
): MessageAnswer {
  const { text, scene } = message;
  const { say } = speech;
  const named = scene ?? namedScene(text, draft.scenes.length);
  if (REMOVE.test(text) && named !== undefined) return removeScene(draft, named, say);
  if (IMAGE.test(text)) return replacePicture({ text, scene: named }, draft, library, say);
  const addition = readAddition(text);
  if (addition) return { kind: 'add', addition };
  if (SHORTER.test(text)) return shorten(draft, scene, library, say);
  const language = wishedLanguage(text);
  if (language !== undefined) return writeIn(language, draft, say);
  if (REWRITE.test(text)) return { kind: 'unchanged', reply: say('noTone', { understood: say('understood') }) };
  const ratio = ratioOfMessage(text);
  if (ratio) return changeRatio(ratio, draft, library, say);
  return replaceMood(text, draft, library, speech);
}

function writeIn(language: Language | null, draft: StoryboardDraft, say: ReplySay): MessageAnswer {
  if (language === null) return { kind: 'unchanged', reply: say('unknownLanguage') };
  const reply = say('writtenIn', { language: say(`language.${language}`) });
  return { kind: 'plan', reply, familyId: draft.templateFamilyId, language };
}

function changeRatio(ratio: Ratio, draft: StoryboardDraft, library: PlannerLibrary, say: ReplySay): MessageAnswer {
  const ratios = findFamily(library, draft.templateFamilyId)?.ratios ?? [ratio];
  const values = { ratio: say(`ratio.${ratio}`) };
  if (!ratios.includes(ratio)) return { kind: 'unchanged', reply: say('noRatio', values) };
  return { kind: 'changed', reply: say('ratio', values), draft: { ...draft, ratio } };
}

/** Longer texts only: names, prices, dates and addresses stay. */
function shorten(
  draft: StoryboardDraft,
  position: number | undefined,
  library: PlannerLibrary,
  say: ReplySay,
): MessageAnswer {
  const family = findFamily(library, draft.templateFamilyId);
  let count = 0;
  const scenes = draft.scenes.map((scene, index) => {
    if (position !== undefined && index !== position) return scene;
    const fields = family?.scenes.find(({ id }) => id === scene.template)?.texts ?? [];
    const texts = scene.texts.map(({ id, value }) => {
      const isData = fields.some(({ innerReference, dataField }) => innerReference === id && dataField !== null);
      const short = isData ? value : shortenText(value);
      if (short !== value) count += 1;
      return { id, value: short };
    });
    return { ...scene, texts };
  });
  if (count === 0) return { kind: 'unchanged', reply: say('shortAlready') };
  return { kind: 'changed', reply: say('shortened', { count }), draft: { ...draft, scenes } };
}

function removeScene(draft: StoryboardDraft, position: number, say: ReplySay): MessageAnswer {
  const scenes = draft.scenes.filter((_, index) => index !== position);
  if (scenes.length === draft.scenes.length) return { kind: 'unchanged', reply: say('noScene') };
  if (scenes.length === 0) return { kind: 'unchanged', reply: say('lastScene') };
  return { kind: 'changed', reply: say('sceneRemoved'), draft: { ...draft, scenes } };
}

/** Its position, from 0; it may be beyond the last one. Undefined where the message names none. */
function namedScene(text: string, count: number): number | undefined {
  const [, number] = text.match(NUMBER) ?? [];
  const [, ordinal, before, after, behind] = text.match(PLACE) ?? [];
  const word = before ?? behind ?? '';
  const found = number ?? ordinal ?? after;
  if (found !== undefined) return Number(found) - 1;
  if (LAST.test(word)) return count - 1;
  const place = PLACES.findIndex((pattern) => pattern.test(word));
  return place === -1 ? undefined : place;
}
