import ts from 'typescript';

/** Words that hide the subject of a sentence, or that state a fact as a picture. */
const UNWANTED = /\b(whoever|nobody|told|tells?|stands?|of ours|goes with)\b/i;
const MOST_WORDS = 25;

/** Sentences of the doc comments in a declaration that are too long or use an unwanted word. */
export function hardSentences(declaration: ts.Declaration): string[] {
  return commentsIn(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration).flatMap(
    (comment) => hardSentencesOf(comment.getText()),
  );
}

/** The same of one comment, with its marks. */
export function hardSentencesOf(comment: string): string[] {
  return sentencesOf(comment).filter((sentence) => UNWANTED.test(sentence) || wordsOf(sentence) > MOST_WORDS);
}

function commentsIn(node: ts.Node): ts.JSDoc[] {
  const own = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return [...own, ...children.flatMap(commentsIn)];
}

/** Code counts as one word, and its points end no sentence. Rows of tables are no sentences. */
function sentencesOf(comment: string): string[] {
  const lines = comment
    .replace(/^\/\*\*?|\*\/$|^\/\/ ?/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/^\|.*$/gm, '');
  const text = lines.replace(/`[^`]*`/g, 'X').replace(/\s+/g, ' ');
  return text.trim().split(/(?<=[.!?]) /);
}

function wordsOf(sentence: string): number {
  return sentence.split(' ').filter((word) => /\w/.test(word)).length;
}
