/** Which sheet styles a class, and which folder uses it. */
import ts from 'typescript';
import { nodesOf } from '../source-files';
import { type StyleSheet, topLevelParts } from './style-sheets';

/** Classes of the product, not those of packages. */
const OWN = /(?<![\w.-])(?:sr|sv|page)-[a-z]\w*(?:-\w+)*(?:__\w+(?:-\w+)*)?(?:--\w+(?:-\w+)*)?(?![\w-])/g;

/**
 * The classes that a selector styles: those of its last part. If that has none, it lies inside of the part before it,
 * whose classes count instead. `.sr-a .sr-b:not(.sr-c)` -> `sr-b`, `.sr-a > button` -> `sr-a`.
 */
export function subjectsOf(selector: string): string[] {
  const parts = topLevelParts(selector.replace(/\s*[>+~]\s*/g, ' '), ' ').map(classesOfPart);
  return parts.findLast((classes) => classes.length > 0) ?? [];
}

function classesOfPart(part: string): string[] {
  const own = part.replace(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...own.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

/** Sheets by the classes that they style. */
export function sheetsOfClasses(sheets: readonly StyleSheet[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, rules } of sheets)
    for (const subject of rules.flatMap(({ selectors }) => selectors).flatMap(subjectsOf))
      found.set(subject, (found.get(subject) ?? new Set()).add(name));
  return found;
}

/** The classes that a file names, whole: of `sr-thumbnail--${ratio}` nothing. */
export function classesIn(source: ts.SourceFile): Set<string> {
  const texts = nodesOf(source).filter(
    (node): node is ts.LiteralLikeNode =>
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
  );
  return new Set(texts.flatMap(({ text }) => text.match(OWN) ?? []));
}

/** `elements/react/controls/button/button.css` -> `elements/react/controls/button`. The host app and the widget are one component each. */
export function componentOf(file: string): string {
  const [room = '', ...rest] = file.split('/');
  if (room !== 'elements') return room;
  const folder = rest.slice(0, -1);
  return [room, ...folder.slice(0, folder[0] === 'react' ? 3 : 2)].join('/');
}
