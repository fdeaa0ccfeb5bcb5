// @vitest-environment node
/** Only `sdk/project/timing/scene-length.ts` reads how long a template is: a scene may have a length of its own. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { lineOf, nodesOf, parse, parsedFiles } from './source-files';

const FOLDERS = ['sdk', 'elements', 'host-app', 'server', 'cli'];

/** Files that read the length of something else under the name of a template. */
const OTHERS: Readonly<Record<string, string>> = {
  'sdk/project/timing/scene-length.ts': 'the one place',
  'elements/react/library/template-grid/template-card.tsx': 'a template of a list, of which no scene is made yet',
  'elements/react/library/template-import/check-result.tsx': 'a package that is no template yet',
  'elements/react/library/template/template-view.tsx': 'a template of a list, of which no scene is made yet',
};

const LENGTHS = new Set(['duration', 'durationSeconds']);
const TEMPLATE_NAME = /^(?:template|ingredient|ingredientTemplate|built|shortest)s?$/i;
const TEMPLATE_TYPE = /\b(?:IngredientTemplate|BuiltIngredient|BuiltTemplate|ProjectTemplate)\b/;
const LOOK_UP = /\b(?:templates|ingredients)(?:\.byId)?\.(?:get|find)\(/;

function isTemplate(node: ts.Node): boolean {
  const text = node.getText();
  const [name = ''] = /\w+$/.exec(text) ?? [];
  return TEMPLATE_NAME.test(name) || LOOK_UP.test(text);
}

function isOfTemplate(pattern: ts.Node): boolean {
  const owner = pattern.parent;
  if (!ts.isParameter(owner) && !ts.isVariableDeclaration(owner)) return false;
  return TEMPLATE_TYPE.test(owner.type?.getText() ?? '') || (owner.initializer ? isTemplate(owner.initializer) : false);
}

function readsLength(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return LENGTHS.has(node.name.text) && isTemplate(node.expression);
  if (!ts.isBindingElement(node)) return false;
  return LENGTHS.has((node.propertyName ?? node.name).getText()) && isOfTemplate(node.parent);
}

function lengthsRead(source: ts.SourceFile): number[] {
  return nodesOf(source).filter(readsLength).map(lineOf);
}

test('a read of the length of a template is found', () => {
  const planted = [
    'const a = template?.duration;',
    'const b = catalogue.ingredients.get(id)?.durationSeconds;',
    'function c({ backgrounds, duration }: IngredientTemplate) {}',
    'const { name, durationSeconds } = built;',
    'const d = ({ durationSeconds: seconds }: BuiltTemplate) => seconds;',
    'const e = media.props.duration;',
  ];
  expect(lengthsRead(parse('planted.ts', planted.join('\n')))).toEqual([1, 2, 3, 4, 5]);
});

test('scenes are as long as their own file says', () => {
  const found = parsedFiles(FOLDERS)
    .filter(({ name, source }) => !(name in OTHERS) && source.text.includes('duration'))
    .flatMap(({ name, source }) => lengthsRead(source).map((line) => `${name}:${line}`));
  expect(found).toEqual([]);
});
