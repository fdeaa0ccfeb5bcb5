/** `Use a coffee picture`: a picture of the library in the scene that the message names, else in the first one that holds a picture. */
import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import { findPictures } from '../planner/pictures/find-pictures';
import { findFamily, type PlannerLibrary } from '../planner/planner-library';
import type { ReplySay } from '../reply-speech';
import type { ChatMessage, MessageAnswer } from './message-answer';

/** Words of the request, which say nothing about the picture. */
const REQUEST =
  /(?<!\p{L})(?:please|use|show|take|add|change|replace|another|different|new|other|swap|an?|the|of|with|picture|image|photo|pic|background|in|for|to|scene|bitte|nimm|zeige?|benutze|verwende|bild|foto|von|mit|ein\p{Ll}*|utilise\p{Ll}*|mets|montre|une?|de|avec|usa|usar|use|pon|muestra|una?|imagen|con|coloque|mostre|uma?|imagem|com|\d+)s?(?!\p{L})|(?:の)?(?:画像|写真)を?(?:使って|使用して|変えて)?(?:ください)?|استخدم|صورة|ضع/giu;

export function replacePicture(
  { text, scene }: ChatMessage,
  draft: StoryboardDraft,
  library: PlannerLibrary,
  say: ReplySay,
): MessageAnswer {
  const words = text
    .replace(REQUEST, ' ')
    .replace(/[\s.,!?]+/gu, ' ')
    .trim();
  if (words === '') return { kind: 'unchanged', reply: say('pictureWhich') };
  const places = placesOf(draft, scene, library);
  if (places.length === 0) return { kind: 'unchanged', reply: say('noPicturePlace') };
  const shown = draft.scenes.flatMap(({ images = [] }) => images.map(({ value }) => value));
  const found = findPictures(text, library.pictures);
  const picture = found.find(({ id }) => !shown.includes(id)) ?? found[0];
  if (!picture) return { kind: 'unchanged', reply: say('noPicture', { words }) };
  const place = places.find(({ value }) => value !== picture.id);
  if (!place) return { kind: 'unchanged', reply: say('pictureShown', { name: picture.name }) };
  const scenes = draft.scenes.map((one, index) => {
    if (index !== place.scene) return one;
    const others = (one.images ?? []).filter(({ id }) => id !== place.field);
    return { ...one, images: [...others, { id: place.field, value: picture.id }] };
  });
  const reply = say('pictureChosen', { number: place.scene + 1, name: picture.name });
  return { kind: 'changed', reply, draft: { ...draft, scenes } };
}

/** Scenes that hold a picture, with their first one and what it shows; only the scene that the message names, if it names one. */
function placesOf(draft: StoryboardDraft, named: number | undefined, library: PlannerLibrary) {
  const family = findFamily(library, draft.templateFamilyId);
  return draft.scenes.flatMap(({ template, images = [] }, scene) => {
    const field = family?.scenes.find(({ id }) => id === template)?.pictures[0];
    if (field === undefined || (named !== undefined && named !== scene)) return [];
    return [{ scene, field, value: images.find(({ id }) => id === field)?.value }];
  });
}
