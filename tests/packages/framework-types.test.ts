/** Types of the tags for each framework: they accept what is right and refuse what is wrong. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installFor } from './example-apps';
import { hasRegistry, installReact, REACTS, strictConfig, typesOf, write } from './packed';

/** Every line below an expectation is wrong: a compiler that accepts it reports the expectation. */
const PLAIN = `
import { defineElements, type ElementEvent, type ProjectEditorElement } from '@spotreel/elements';
defineElements();
const editor: ProjectEditorElement = document.createElement('project-editor');
editor.projectId = 7;
editor.addEventListener('project-saved', ({ detail }) => detail.projectId.toFixed());
editor.addEventListener('click', ({ clientX }) => clientX);
editor.setField('headline', 'Hello').then(() => editor.goTo(2));
document.querySelector('template-grid')?.addEventListener('project-created', ({ detail }) => detail.projectId);
export const saved = ({ detail }: ElementEvent<'project-editor', 'project-saved'>): number => detail.projectId;
// @ts-expect-error a number
editor.projectId = 'seven';
// @ts-expect-error no such detail
editor.addEventListener('project-saved', ({ detail }) => detail.videoId);
// @ts-expect-error no such theme
editor.theme = 'blue';
// @ts-expect-error no such event has a detail
editor.addEventListener('project-lost', ({ detail }) => detail);
// @ts-expect-error no such method
editor.play();
// @ts-expect-error no such event
export type Unknown = ElementEvent<'project-editor', 'project-lost'>;
`;

const REACT = `
import type {} from '@spotreel/elements/types/react';
import { useRef } from 'react';
import type { ProjectEditorElement } from '@spotreel/elements';
export function Right() {
  const editor = useRef<ProjectEditorElement>(null);
  return (
    <main>
      <project-editor ref={editor} id="editor" project-id={7} back-button getAccessToken={() => 'token'}
        onproject-saved={({ detail }) => detail.projectId.toFixed()}><p slot="header">Ours</p></project-editor>
      <template-grid heading="Make a video" theme="dark" className="grid" />
      <survey-modal environment-id="abc" inline="" hiddenFields={{ plan: 'pro' }} />
    </main>
  );
}
export const wrong = [
  // @ts-expect-error a number
  <project-editor key="a" project-id="seven" />,
  // @ts-expect-error no such theme
  <template-grid key="b" theme="blue" />,
  // @ts-expect-error no such detail
  <project-editor key="c" onproject-saved={({ detail }) => detail.videoId} />,
  // @ts-expect-error no such attribute
  <render-button key="d" heading="Export" />,
  // @ts-expect-error no such tag
  <project-editr key="f" />,
  // @ts-expect-error answers a token
  <sign-in key="e" getAccessToken={() => 7} />,
];
`;

const COMPONENTS = `
import { ProjectEditorTag, TemplateGridTag } from '@spotreel/elements/react-elements';
export const right = <ProjectEditorTag projectId={7} backButton onProjectSaved={({ detail }) => detail.projectId.toFixed()} />;
export const wrong = [
  // @ts-expect-error a number
  <ProjectEditorTag key="a" projectId="7" />,
  // @ts-expect-error no such detail
  <ProjectEditorTag key="b" onProjectSaved={({ detail }) => detail.videoId} />,
  // @ts-expect-error an event of another element
  <TemplateGridTag key="c" onProjectSaved={() => undefined} />,
];
`;

describe.skipIf(!hasRegistry).each(REACTS)('plain DOM, and JSX of React %s', (...versions) => {
  test('accepts what is right and refuses what is wrong', () => {
    const folder = installReact(versions);
    write(folder, { 'plain.ts': PLAIN, 'react.tsx': REACT, 'components.tsx': COMPONENTS });
    expect(typesOf(folder, versions[4])).toEqual([]);
  });
});

const VUE = `<script setup lang="ts">
import type { ElementEvent } from '@spotreel/elements';
const token = () => 'token';
const saved = ({ detail }: ElementEvent<'project-editor', 'project-saved'>) => detail.projectId.toFixed();
</script>

<template>
  <project-editor :project-id="7" back-button :getAccessToken.prop="token" @project-saved="saved" class="editor">
    <p slot="header">Ours</p>
  </project-editor>
  <template-grid heading="Make a video" @project-created="$event.detail.projectId.toFixed()" />
  WRONG
</template>
`;

describe.skipIf(!hasRegistry)('templates of Vue', () => {
  let folder: string;
  beforeAll(() => {
    folder = path.join(installFor('vue', 'svelte'), 'types-vue');
    write(folder, {
      'tags.d.ts': "import '@spotreel/elements/types/vue';\n",
      'tsconfig.json': JSON.stringify({
        ...JSON.parse(strictConfig({ jsx: 'preserve', skipLibCheck: true })),
        vueCompilerOptions: { strictTemplates: true },
      }),
    });
  });

  /** Errors in the template, without their places. */
  function errorsOf(tag: string): string[] {
    write(folder, { 'Page.vue': VUE.replace('WRONG', tag) });
    return linesOf(folder, 'vue-tsc/bin/vue-tsc.js', ['--noEmit', '-p', '.']).filter((line) => line.includes('error'));
  }

  test('accept what is right', () => {
    expect(errorsOf('')).toEqual([]);
  });

  test.each([
    ['<project-editor project-id="seven" />', "not assignable to type 'number"],
    ['<template-grid theme="blue" />', '\'"blue"\' is not assignable'],
    ['<project-editor @project-saved="({ detail }) => detail.videoId" />', "'videoId' does not exist"],
    ['<project-editor @project-lost="token" />', "'onProjectLost' does not exist"],
    ['<render-button heading="Export" />', 'does not exist in type'],
    ['<project-editr />', "'project-editr' does not exist"],
  ])('refuse %s', (tag, error) => {
    expect(errorsOf(tag)).toEqual([expect.stringContaining(error)]);
  });
});

const SVELTE = `<script lang="ts">
  import type { ElementEvent } from '@spotreel/elements';
  const token = () => 'token';
  const saved = ({ detail }: ElementEvent<'project-editor', 'project-saved'>) => detail.projectId.toFixed();
</script>

<project-editor project-id={7} back-button getAccessToken={token} onproject-saved={saved} class="editor"></project-editor>
<template-grid heading="Make a video" onproject-created={({ detail }) => detail.projectId.toFixed()}></template-grid>
WRONG
`;

describe.skipIf(!hasRegistry)('templates of Svelte', () => {
  let folder: string;
  beforeAll(() => {
    folder = path.join(installFor('vue', 'svelte'), 'types-svelte');
    write(folder, {
      'tags.d.ts': "import '@spotreel/elements/types/svelte';\n",
      'tsconfig.json': strictConfig({ skipLibCheck: true, verbatimModuleSyntax: true }),
    });
  });

  function errorsOf(tag: string): string[] {
    write(folder, { 'Page.svelte': SVELTE.replace('WRONG', tag) });
    const options = ['--output', 'machine', '--threshold', 'error'];
    return linesOf(folder, 'svelte-check/bin/svelte-check', options).filter((line) => line.includes(' ERROR '));
  }

  test('accept what is right', () => {
    expect(errorsOf('')).toEqual([]);
  });

  test.each([
    ['<project-editor project-id="seven"></project-editor>', 'not assignable to type'],
    ['<template-grid theme="blue"></template-grid>', 'is not assignable'],
    ['<project-editor onproject-saved={({ detail }) => detail.videoId}></project-editor>', "'videoId' does not exist"],
    ['<render-button heading="Export"></render-button>', 'does not exist in type'],
    ['<project-editor onproject-lost={token}></project-editor>', 'does not exist in type'],
  ])('refuse %s', (tag, error) => {
    expect(errorsOf(tag)).toEqual([expect.stringContaining(error)]);
  });
});

/** What a command prints whose package is installed in the folder above. */
function linesOf(folder: string, script: string, options: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [path.join(folder, '../node_modules', script), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n');
}
