/** The code that the app hands out: it parses, names what there is, and holds what people type. */
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { reactCode, vueCode } from '../../../../../elements/react/controls/snippet-code/component-code';
import { htmlCode } from '../../../../../elements/react/controls/snippet-code/html-code';
import { curlCode, nodeCode } from '../../../../../elements/react/controls/snippet-code/server-code';
import {
  SNIPPET_ELEMENTS,
  type SnippetSettings,
  type SnippetTag,
} from '../../../../../elements/react/controls/snippet-code/snippet-settings';
import { wordPressCode } from '../../../../../elements/react/controls/snippet-code/wordpress-code';

interface Manifest {
  modules: { declarations: { tagName?: string; attributes?: { name: string }[]; events?: { name: string }[] }[] }[];
}

const manifest = JSON.parse(readFileSync('elements/custom-elements.json', 'utf8')) as Manifest;
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .flatMap(({ tagName, attributes = [], events = [] }) =>
    tagName
      ? [{ tag: tagName, attributes: attributes.map(({ name }) => name), events: events.map(({ name }) => name) }]
      : [],
  );
const TAGS = Object.keys(SNIPPET_ELEMENTS) as SnippetTag[];
const BASE: SnippetSettings = {
  tag: 'template-grid',
  signIn: 'token',
  server: 'https://videos.example.com',
  origin: 'https://www.example.com',
};

const kindsOf = (tag: SnippetTag): readonly SnippetSettings[] =>
  (['token', 'login'] as const).flatMap((signIn) => [
    { ...BASE, tag, signIn, projectId: tag === 'project-editor' ? undefined : 100_001, environmentId: 'env"1' },
    { ...BASE, tag, signIn, projectId: 100_001, theme: 'dark', locale: 'ar', accent: '#7a2e1d', environmentId: 'env1' },
  ]);
const all = TAGS.flatMap(kindsOf);

test('every element of the table can be chosen, with what it needs', () => {
  expect([...TAGS].sort()).toEqual(elements.map(({ tag }) => tag).sort());
  for (const { tag, attributes, events } of elements) {
    const kind = SNIPPET_ELEMENTS[tag as SnippetTag];
    expect(kind === 'creates', tag).toBe(events.includes('project-created'));
    if (kind === 'project') expect(attributes, tag).toContain('project-id');
    if (kind === 'survey') expect(attributes, tag).toContain('environment-id');
  }
});

test('HTML has the loader, and one element with attributes that it knows', () => {
  const window = new Window();
  for (const settings of all) {
    window.document.body.innerHTML = htmlCode(settings);
    const [script] = window.document.querySelectorAll('script[src]');
    expect(script?.getAttribute('src')).toBe('https://videos.example.com/sdk/v1/loader.js');
    const custom = [...window.document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
    expect(custom, settings.tag).toHaveLength(1);
    const [element] = custom;
    const known = elements.find(({ tag }) => tag === element?.localName)?.attributes ?? [];
    for (const { name } of element?.attributes ?? []) expect(known, settings.tag).toContain(name);
  }
});

function syntaxErrors(code: string, fileName: string): readonly string[] {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true };
  const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true, fileName, compilerOptions });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('scripts and components parse', () => {
  for (const settings of all) {
    const scripts = [...htmlCode(settings).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    for (const code of scripts) expect(syntaxErrors(code, 'page.js'), code).toEqual([]);
    expect(syntaxErrors(reactCode(settings), 'page.jsx'), reactCode(settings)).toEqual([]);
    const [, setup = ''] = /<script setup>([\s\S]*?)<\/script>/.exec(vueCode(settings)) ?? [];
    expect(syntaxErrors(setup, 'page.js'), setup).toEqual([]);
    expect(syntaxErrors(nodeCode(settings), 'server.mjs')).toEqual([]);
  }
});

/** Names that a file uses and neither declares nor imports. */
function missingNames(code: string): readonly string[] {
  const source = ts.createSourceFile('page.jsx', code, ts.ScriptTarget.ESNext, true);
  const options = { noLib: true, noResolve: true, allowJs: true, checkJs: true, jsx: ts.JsxEmit.Preserve };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === 'page.jsx' ? source : undefined),
  };
  const found = ts.createProgram(['page.jsx'], options, host).getSemanticDiagnostics(source);
  const messages = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return messages.flatMap((text) => /^Cannot find name '([^']+)'/.exec(text)?.[1] ?? []);
}

test('a component declares the names that it uses', () => {
  expect(missingNames('export const a = <p style={brand} />;')).toEqual(['brand']);
  for (const settings of all) expect(missingNames(reactCode(settings)).filter((name) => name !== 'fetch')).toEqual([]);
});

test('a template of Vue uses names of its script', () => {
  for (const settings of all) {
    const [script = '', template = ''] = vueCode(settings).split('<template>');
    for (const [, name = ''] of template.matchAll(/[:@][\w.-]+="(\w+)/g)) expect(script).toMatch(`${name}`);
    if (template.includes('v-if="projectId')) expect(script).toContain('const projectId = ref()');
  }
});

test('tokens are asked for where people of the page use the element, and nowhere else', () => {
  for (const settings of all) {
    const isAsking = settings.signIn === 'token' && settings.tag !== 'sign-in' && settings.tag !== 'survey-modal';
    for (const code of [htmlCode, reactCode, vueCode, wordPressCode])
      expect(code(settings).includes('getAccessToken'), `${settings.tag} ${settings.signIn}`).toBe(isAsking);
    expect(wordPressCode(settings).includes('register_rest_route')).toBe(isAsking);
  }
});

test('an editor without a video begins with templates, and every new project opens in an editor', () => {
  const code = htmlCode({ ...BASE, tag: 'project-editor' });
  expect(code).toContain('<template-grid></template-grid>');
  expect(code).toContain("'project-created'");
  expect(htmlCode({ ...BASE, tag: 'project-editor', projectId: 7 })).toContain('<project-editor project-id="7">');
});

test('the brand color brings a readable color of text, for the editor that comes later too', () => {
  expect(htmlCode({ ...BASE, accent: '#7a2e1d' })).toContain(
    'template-grid, project-editor { --spotreel-accent: #7a2e1d; --spotreel-accent-text: #ffffff; }',
  );
  expect(htmlCode({ ...BASE, accent: '#ffe08a' })).toContain('--spotreel-accent-text: #000000');
});

test('what people type cannot leave its place', () => {
  const bad = { ...BASE, tag: 'survey-modal' as const, environmentId: '"><script>alert(1)</script>' };
  const window = new Window();
  window.document.body.innerHTML = htmlCode(bad);
  expect(window.document.querySelectorAll('script')).toHaveLength(1);
  const origin = "https://a.example'; process.exit(); '";
  expect(syntaxErrors(nodeCode({ ...BASE, origin }), 'server.mjs')).toEqual([]);
  expect(nodeCode({ ...BASE, origin })).toContain(String.raw`'https://a.example\'; process.exit(); \''`);
  expect(curlCode({ ...BASE, origin: "https://a'b" })).toContain(String.raw`https://a'\''b`);
});

test('the server listens where the page is developed', () => {
  expect(nodeCode({ ...BASE, origin: 'http://localhost:8080' })).toContain('process.env.PORT ?? 8080');
  expect(nodeCode(BASE)).toContain('process.env.PORT ?? 3000');
});
