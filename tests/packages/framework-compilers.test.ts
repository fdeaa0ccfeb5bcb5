/** Types of the tags in templates of Vue and Svelte. Their compilers take seconds to start: each reads all pages at once. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installFor } from './example-apps';
import { hasRegistry, strictConfig, write } from './packed';

/** A tag, and a part of what the compiler says of it. */
type Wrong = readonly [tag: string, error: string];

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

const WRONG_IN_VUE: readonly Wrong[] = [
  ['<project-editor project-id="seven" />', "not assignable to type 'number"],
  ['<template-grid theme="blue" />', '\'"blue"\' is not assignable'],
  ['<project-editor @project-saved="({ detail }) => detail.videoId" />', "'videoId' does not exist"],
  ['<project-editor @project-lost="token" />', "'onProjectLost' does not exist"],
  ['<render-button heading="Export" />', 'does not exist in type'],
  ['<project-editr />', "'project-editr' does not exist"],
];

describe.skipIf(!hasRegistry)('templates of Vue', () => {
  let errors: string[];
  beforeAll(() => {
    const folder = path.join(installFor('vue', 'svelte'), 'types-vue');
    write(folder, {
      ...pages('vue', VUE, WRONG_IN_VUE),
      'tags.d.ts': "import '@spotreel/elements/types/vue';\n",
      'tsconfig.json': JSON.stringify({
        ...JSON.parse(strictConfig({ jsx: 'preserve', skipLibCheck: true })),
        vueCompilerOptions: { strictTemplates: true },
      }),
    });
    errors = linesOf(folder, 'vue-tsc/bin/vue-tsc.js', ['--noEmit', '-p', '.']).filter((line) =>
      line.includes('error'),
    );
  });

  test('accept what is right', () => {
    expect(errors.filter((line) => !/^wrong-\d+\.vue\(/.test(line))).toEqual([]);
  });

  test.each(WRONG_IN_VUE)('refuse %s', (tag, error) => {
    const own = errors.filter((line) => line.startsWith(`${pageOf(WRONG_IN_VUE, tag)}.vue(`));
    expect(own).toEqual([expect.stringContaining(error)]);
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

const WRONG_IN_SVELTE: readonly Wrong[] = [
  ['<project-editor project-id="seven"></project-editor>', 'not assignable to type'],
  ['<template-grid theme="blue"></template-grid>', 'is not assignable'],
  ['<project-editor onproject-saved={({ detail }) => detail.videoId}></project-editor>', "'videoId' does not exist"],
  ['<render-button heading="Export"></render-button>', 'does not exist in type'],
  ['<project-editor onproject-lost={token}></project-editor>', 'does not exist in type'],
];

describe.skipIf(!hasRegistry)('templates of Svelte', () => {
  let errors: string[];
  beforeAll(() => {
    const folder = path.join(installFor('vue', 'svelte'), 'types-svelte');
    write(folder, {
      ...pages('svelte', SVELTE, WRONG_IN_SVELTE),
      'tags.d.ts': "import '@spotreel/elements/types/svelte';\n",
      'tsconfig.json': strictConfig({ skipLibCheck: true, verbatimModuleSyntax: true }),
    });
    const options = ['--output', 'machine', '--threshold', 'error'];
    errors = linesOf(folder, 'svelte-check/bin/svelte-check', options).filter((line) => line.includes(' ERROR '));
  });

  test('accept what is right', () => {
    expect(errors.filter((line) => !/ ERROR "wrong-\d+\.svelte" /.test(line))).toEqual([]);
  });

  test.each(WRONG_IN_SVELTE)('refuse %s', (tag, error) => {
    const own = errors.filter((line) => line.includes(` ERROR "${pageOf(WRONG_IN_SVELTE, tag)}.svelte" `));
    expect(own).toEqual([expect.stringContaining(error)]);
  });
});

/** A page that is right, and one for each wrong tag. */
function pages(extension: string, page: string, wrong: readonly Wrong[]): Record<string, string> {
  const broken = wrong.map(([tag]) => [`${pageOf(wrong, tag)}.${extension}`, page.replace('WRONG', tag)]);
  return { [`right.${extension}`]: page.replace('WRONG', ''), ...Object.fromEntries(broken) };
}

/** Its file without the extension. */
function pageOf(wrong: readonly Wrong[], tag: string): string {
  return `wrong-${wrong.findIndex(([other]) => other === tag)}`;
}

/** What a command prints whose package is installed in the folder above. */
function linesOf(folder: string, script: string, options: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [path.join(folder, '../node_modules', script), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n');
}
