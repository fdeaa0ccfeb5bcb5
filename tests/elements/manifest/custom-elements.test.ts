import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mediaLibrary } from '../../../elements/definitions/media-library-element';
import { projectEditor } from '../../../elements/definitions/project-editor-element';
import { templateGrid } from '../../../elements/definitions/template-grid-element';
import { customElementsManifest, described } from '../../../elements/manifest/custom-elements';
import { mediaLibraryWords, projectEditorWords, templateGridWords } from '../../../elements/manifest/element-words';
import { surveyModalWords } from '../../../elements/manifest/survey-modal-words';
import { surveyModal } from '../../../elements/survey-modal/survey-modal-element';

const root = path.resolve(import.meta.dirname, '../../..');
const elements = [
  described(projectEditor, projectEditorWords),
  described(templateGrid, templateGridWords),
  described(mediaLibrary, mediaLibraryWords),
  described(surveyModal, surveyModalWords),
];

test('the manifest that is published says what the table says (vitest -u writes it)', async () => {
  const json = `${JSON.stringify(customElementsManifest(elements, 'spotreel.js'), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot(path.join(root, 'elements/custom-elements.json'));
});

describe.each(elements)('<$tag>', ({ tag, props, events, words }) => {
  test('has words for everything, and no words for what it lacks', () => {
    expect(Object.keys(words.props).toSorted()).toEqual(Object.keys(props).toSorted());
    expect(Object.keys(words.events).toSorted()).toEqual(Object.keys(events).toSorted());
  });

  test('has the slots and the parts that it tells of', () => {
    const source = sources();
    for (const slot of Object.keys(words.slots)) expect(source).toContain(`<Slot name="${slot}"`);
    for (const part of Object.keys(words.parts)) expect(source).toContain(`part="${part}"`);
  });

  test('stands in the README with its events, slots and parts', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const from = readme.indexOf(`### \`<${tag}>\``);
    const section = readme.slice(from, readme.indexOf('\n#', from + 4));
    expect(from).toBeGreaterThan(0);
    const { slots, parts } = words;
    for (const name of [...Object.keys(events), ...Object.keys(slots), ...Object.keys(parts)])
      expect(section).toContain(`\`${name}\``);
  });
});

function sources(): string {
  const folder = path.join(root, 'elements/react');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}
