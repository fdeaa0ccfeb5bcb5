import type { ScreenWords } from '@spotreel/sdk/internal/server-words';

/** `**{library.use}**`, or a way through several screens: `**{app.account} > {account.developers}**`. */
const BOLD = /\*\*([^*\n]{1,200})\*\*/g;
const KEY = /\{([A-Za-z][\w.]{0,80})\}/g;

/**
 * Markdown in which each key of a text of the screens between `**` is that text, in the reader's language. Bold words
 * without a key stay. Throws an Error that names a key which no screen has.
 */
export function withScreenWords(markdown: string, words: ScreenWords): string {
  return markdown.replace(BOLD, (_bold, inside: string) => {
    const text = inside.replace(KEY, (_key, key: string) => {
      const word = words.get(key);
      if (word === undefined) throw new Error(`No screen has a text with the key ${key}.`);
      return escaped(word);
    });
    return `**${text}**`;
  });
}

/** A text of a screen has no markup: what Markdown would read as such is shown as it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
