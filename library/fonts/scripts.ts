/** Fonts of one script each (Noto by script, SIL Open Font License): what is loaded when a letter of it turns up. */
import type { ScriptSource } from './families';

const BOTH = [400, 700];
const REGULAR = [400];

/** After all other fallbacks, which have the marks and signs that scripts share. */
export const scripts: readonly ScriptSource[] = [
  script('Noto Sans Gujarati', 'noto-sans-gujarati', BOTH),
  script('Noto Sans Gurmukhi', 'noto-sans-gurmukhi', BOTH),
  script('Noto Sans Kannada', 'noto-sans-kannada', BOTH),
  script('Noto Sans Malayalam', 'noto-sans-malayalam', BOTH),
  script('Noto Sans Oriya', 'noto-sans-oriya', BOTH),
  script('Noto Sans Sinhala', 'noto-sans-sinhala', BOTH),
  script('Noto Sans Khmer', 'noto-sans-khmer', BOTH),
  script('Noto Sans Lao', 'noto-sans-lao', BOTH),
  script('Noto Sans Myanmar', 'noto-sans-myanmar', BOTH),
  script('Noto Serif Tibetan', 'noto-serif-tibetan', BOTH),
  script('Noto Sans Ethiopic', 'noto-sans-ethiopic', BOTH),
  script('Noto Sans Cherokee', 'noto-sans-cherokee', BOTH),
  script('Noto Sans Thaana', 'noto-sans-thaana', BOTH),
  script('Noto Sans Mongolian', 'noto-sans-mongolian', REGULAR),
  script('Noto Sans NKo', 'noto-sans-nko', REGULAR),
  script('Noto Sans Tifinagh', 'noto-sans-tifinagh', REGULAR),
  script('Noto Sans Canadian Aboriginal', 'noto-sans-canadian-aboriginal', BOTH),
  script('Noto Sans Syriac', 'noto-sans-syriac', BOTH),
  script('Noto Sans Javanese', 'noto-sans-javanese', BOTH),
  script('Noto Sans Balinese', 'noto-sans-balinese', BOTH),
  script('Noto Sans Sundanese', 'noto-sans-sundanese', BOTH),
  script('Noto Sans Ol Chiki', 'noto-sans-ol-chiki', BOTH),
  script('Noto Sans Adlam', 'noto-sans-adlam', BOTH),
  script('Noto Sans Meetei Mayek', 'noto-sans-meetei-mayek', BOTH),
  script('Noto Sans Vai', 'noto-sans-vai', REGULAR),
  script('Noto Sans Limbu', 'noto-sans-limbu', REGULAR),
  script('Noto Sans Cham', 'noto-sans-cham', BOTH),
  script('Noto Sans Tai Le', 'noto-sans-tai-le', REGULAR),
  script('Noto Sans New Tai Lue', 'noto-sans-new-tai-lue', BOTH),
  script('Noto Sans Osage', 'noto-sans-osage', REGULAR),
  script('Noto Sans Kayah Li', 'noto-sans-kayah-li', BOTH),
  script('Noto Sans Hanifi Rohingya', 'noto-sans-hanifi-rohingya', BOTH),
  script('Noto Sans Tai Viet', 'noto-sans-tai-viet', REGULAR),
  // letters that imitate styles (𝗯𝗼𝗹𝗱, 𝒸𝓊𝓇𝓈𝒾𝓋𝑒), as people paste them from social media
  {
    ...script('Noto Sans Math', 'noto-sans-math', REGULAR),
    subset: 'latin',
    covers: 'U+2190-22FF,U+2300-23FF,U+27C0-27EF,U+2980-2AFF,U+1D400-1D7FF,U+1EE00-1EEFF',
  },
];

function script(name: string, folder: string, weights: readonly number[]): ScriptSource {
  return { name, folder, subset: folder.replace(/^noto-(?:sans|serif)-/, ''), weights };
}
