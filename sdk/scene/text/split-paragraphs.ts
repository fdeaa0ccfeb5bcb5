/** The typed text as paragraphs that can be set: one for each line break, in capitals where the style wants them. */
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
/** Lottie's own soft line break. */
const SOFT_RETURN = '\u0003';
const CONTROL = /\p{Cc}/gu;
/** Words are never hyphenated: they shrink. */
const SOFT_HYPHEN = '\u00ad';

/** Empty for text without a visible letter. Spaces and line breaks at the end do not count. */
export function splitParagraphs(text: string, caps: boolean, language: string | undefined): string[] {
  const visible = text.replaceAll(SOFT_RETURN, '\n').replaceAll(SOFT_HYPHEN, '').trimEnd();
  if (visible === '') return [];
  return (caps ? capitals(visible, language) : visible).split(LINE_END).map((line) => line.replace(CONTROL, ' '));
}

/** Without a language never that of the machine: preview and render may run on different ones. */
function capitals(text: string, language: string | undefined): string {
  return language === undefined ? text.toUpperCase() : text.toLocaleUpperCase(language);
}
