/** Types of the tags for pages without a framework and for React: they accept what is right and refuse what is wrong. */
import { describe, expect, test } from 'vitest';
import { hasRegistry, installReact, REACTS, typesOf, write } from './packed';

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
