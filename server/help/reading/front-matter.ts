/** The lines between two lines of three dashes at the top of a Markdown file: `key: value`, a line each. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, string>>;
  /** Text after the front matter. */
  readonly body: string;
}

const FENCED = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Throws an Error for a file without such lines, and for a line that is none. */
export function readFrontMatter(text: string): FrontMatter {
  const found = FENCED.exec(text);
  if (!found) throw new Error('The file does not begin with a block between two lines of ---.');
  const lines = (found[1] ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return { values: Object.fromEntries(lines.map(readLine)), body: text.slice(found[0].length) };
}

function readLine(line: string): [string, string] {
  const found = /^([a-zA-Z]+):[ \t]*(.*?)[ \t]*$/.exec(line);
  if (!found) throw new Error(`This line is not "key: value": ${line.slice(0, 100)}`);
  const [, key = '', value = ''] = found;
  return [key, value.replace(/^(["'])(.*)\1$/, '$2')];
}
