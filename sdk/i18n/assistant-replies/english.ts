import type { Message } from '../message';

/** What the rules of the assistant answer in its conversation. */
export const englishReplies = {
  understood:
    'I work with rules and understand: “shorter”, “portrait” or “landscape”, a mood such as “calm” or “more urgent”, “in German”, “use a coffee image”, “remove scene 2”, and “add …” with a fact or “add a scene with …”.',
  notUnderstood: 'I don’t understand this. {understood}',
  noTone:
    'I can’t rewrite texts in another tone without a language model. Click a text to change it yourself. {understood}',
  providerUnavailable: 'The language model gives no answer at the moment, so I used rules.',
  providerLimit: 'Your team has used the language model up for this month, so I used rules.',
  noRoom:
    'No scene of this style has room for that text. Make it shorter, choose another style, or write it into a scene yourself.',
  added: 'Updated with what you added.',
  addedInScene: 'Updated with what you added. It is in scene {number}.',
  sceneAdded: 'I added scene {number} with it. All other scenes are as they were.',
  writtenIn: 'I wrote the texts in {language}. What I quote from your brief stays as you wrote it.',
  unknownLanguage: 'Without a language model I can’t write in that language.',
  ratio: 'The video is now in {ratio} format.',
  noRatio: 'This style has no {ratio} format.',
  shortAlready: 'These texts are already as short as the rules can make them.',
  shortened: { one: 'I shortened one text.', other: 'I shortened {count} texts.' },
  noScene: 'This scene is not there.',
  lastScene: 'A video needs at least one scene.',
  sceneRemoved: 'I removed the scene.',
  styleChosen: 'I chose the style “{style}” and wrote its scenes.',
  mostOfMood: 'This is already the most {mood} style of this kind of video.',
  noMood: 'This kind of video has no {mood} style.',
  musicInstead: '{why} I chose music with that mood instead.',
  pictureChosen: 'Scene {number} now shows “{name}”.',
  pictureShown: '“{name}” is there already.',
  noPicture: 'The library has no image for “{words}”. Choose one of your own at the scene.',
  noPicturePlace: 'No scene here shows an image.',
  pictureWhich: 'Say what the image should show, for example “use a coffee image”, or choose one at the scene.',
  'ratio.landscape': 'landscape',
  'ratio.portrait': 'portrait',
  'ratio.square': 'square',
  'language.en': 'English',
  'language.de': 'German',
  'language.fr': 'French',
  'language.es': 'Spanish',
  'language.pt': 'Portuguese',
  'language.ar': 'Arabic',
  'language.ja': 'Japanese',
  'mood.energetic': 'energetic',
  'mood.calm': 'calm',
  'mood.elegant': 'elegant',
  'mood.playful': 'playful',
  'mood.bold': 'bold',
  'mood.warm': 'warm',
  'mood.focused': 'focused',
  'mood.confident': 'confident',
  'mood.cinematic': 'cinematic',
} as const satisfies Readonly<Record<string, Message>>;

/** A text of the assistant's answers. */
export type ReplyKey = keyof typeof englishReplies;

/** The assistant's answers in one language. */
export type ReplyWords = Readonly<Record<ReplyKey, Message>>;
