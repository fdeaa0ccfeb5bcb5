// @ts-check
/** The stories of a feature: those that `npm run test:changed` runs after a change in its folders. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Files of stories that were changed, bear the name of a changed folder, or import one. @param {readonly string[]} files */
export function storiesOf(files) {
  const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'stories/*.stories.tsx'], {
    encoding: 'utf8',
  }).split('\n');
  const folders = new Set(files.flatMap(shownFolders));
  return all.filter((story) => {
    if (!story) return false;
    if (files.includes(story)) return true;
    const name = story.replace(/^.*\/|\.stories\.tsx$/g, '');
    const text = readFileSync(story, 'utf8');
    return [...folders].some((folder) => name === folder || text.includes(`/${folder}/`));
  });
}

/** Components and stores have stories. @param {string} file @returns {string[]} */
function shownFolders(file) {
  const [, component] = /^elements\/react\/([\w-]+)\//.exec(file) ?? [];
  const [, store] = /^sdk\/stores\/([\w-]+?)(?:-store)?(?:\/|\.ts$)/.exec(file) ?? [];
  return [component, store].flatMap((folder) => folder ?? []);
}
