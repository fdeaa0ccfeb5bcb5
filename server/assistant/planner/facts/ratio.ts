/** The ratio that a brief or a message asks for, in the seven languages of the screens. */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import { anyWord } from './words';

/** Words that mean a ratio wherever they are. */
const CERTAIN: readonly (readonly [Ratio, RegExp])[] = [
  [
    'portrait',
    anyWord(
      [
        '9:16|9x16|vertical(?:e|es|ly)?|verticais|verticales|upright|tik ?tok|reels?|shorts|hochformat|hochkant|stories|instastory',
        '(?:instagram|insta|facebook|whatsapp|snapchat)[ -]stor(?:y|ie|ia|ys)',
        '(?:story|historias?|stories) (?:de|para|no|pour|für|auf|on|for) (?:instagram|insta|facebook|whatsapp)',
        '(?:in |as |a )?portrait (?:video|format|mode|clip|version|ratio)|in portrait|format portrait|en portrait|formato retrato|em retrato',
      ],
      [
        '縦長',
        '縦型',
        '縦動画',
        'ストーリーズ',
        'リール',
        'ショート動画',
        'عمودي',
        'طولي',
        'رأسي',
        'ستوري',
        'ريلز',
        'تيك توك',
      ],
    ),
  ],
  [
    'square',
    anyWord(
      [
        '1:1|1x1|square (?:video|format|clip|version|ratio|post)|in square|quadratisch(?:e|es|en)?|im quadrat|format carré|vidéo carrée|carrée?',
        'video cuadrado|formato cuadrado|cuadrad[oa]|vídeo quadrado|formato quadrado|quadrad[oa]',
      ],
      ['正方形', 'スクエア', 'مربع'],
    ),
  ],
  [
    'landscape',
    anyWord(
      [
        '16:9|16x9|widescreen|horizontal(?:e|es|ly)?|horizontais|querformat|format paysage|en paysage|formato paisagem|formato apaisado|apaisado',
        'landscape (?:video|format|mode|clip|version|ratio)|in landscape',
      ],
      ['横長', '横型', '横動画', 'أفقي'],
    ),
  ],
];

/** Words that mean one in a message of a few words: in a brief they may be what the video is about. */
const IN_MESSAGES: readonly (readonly [Ratio, RegExp])[] = [
  ['portrait', anyWord(['portrait|retrato|story|stor(?:ie|ia)s?|historias?'], ['ストーリー', '縦'])],
  ['square', anyWord(['square|quadrat|carré'])],
  ['landscape', anyWord(['landscape|paysage|paisaje|paisagem|youtube'], ['横'])],
];

/** The one that is named first; undefined where none is named. */
export function readRatio(text: string): Ratio | undefined {
  return firstNamed(text, CERTAIN);
}

/** Ratio in a message to the assistant: a single word is enough. */
export function ratioOfMessage(text: string): Ratio | undefined {
  return readRatio(text) ?? firstNamed(text, IN_MESSAGES);
}

function firstNamed(text: string, words: readonly (readonly [Ratio, RegExp])[]): Ratio | undefined {
  const found = words.flatMap(([ratio, pattern]) => {
    const at = text.search(pattern);
    return at === -1 ? [] : [{ ratio, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.ratio;
}
