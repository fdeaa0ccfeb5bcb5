import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../../elements/react/controls/dialog/dialog-frame';
import { ProjectsView } from '../../../../../elements/react/account/projects/projects-view';
import type { ProjectSummary } from '../../../../../sdk/contract/project/project';
import { summary } from '../../../../sdk/stores/contract-server';
import { openScreen } from '../../../library-screens/screen';

let close: (() => void) | undefined;
afterEach(() => close?.());

const view = (
  <ProjectsView
    projectLink={(id, label, className) => (
      <a href={`/projects/${id}`} className={className}>
        {label}
      </a>
    )}
    onOpen={() => {}}
    libraryLink={(label, className) => (
      <a href="/library" className={className}>
        {label}
      </a>
    )}
  />
);

/** Opens My Videos with one project, and the dialog of an action in the menu of its card. */
async function openDialog(kind: ProjectSummary['kind'], action: string): Promise<string> {
  const screen = await openScreen(view, (server) => {
    server.state.projects = [summary(7, { name: 'Launch', kind })];
  });
  close = screen.close;
  await screen.come(() => expect(screen.page.querySelector('.sr-project-card')).not.toBeNull());
  await act(async () => screen.page.querySelector<HTMLElement>('[aria-label^="Actions for"]')?.click());
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === action);
  await screen.come(() => expect(item()).toBeDefined());
  await act(async () => item()?.click());
  const dialog = () => document.querySelector('[role=dialog], [role=alertdialog]');
  await screen.come(() => expect(dialog()).not.toBeNull());
  return dialog()?.textContent ?? '';
}

test.each([
  ['image', 'Rename', 'Rename image'],
  ['video', 'Rename', 'Rename video'],
  ['image', 'Delete', 'Delete image'],
  ['video', 'Delete', 'Delete video'],
] as const)('the dialog of %s and %s says: %s', async (kind, action, words) => {
  const text = await openDialog(kind, action);
  expect(text).toContain(words);
  expect(text).not.toMatch(kind === 'image' ? /video/i : /image/i);
});

test('renaming begins in the field, with the name selected', async () => {
  await openDialog('video', 'Rename');
  await vi.waitFor(() => {
    const field = document.activeElement as HTMLInputElement;
    expect(field.value).toBe('Launch');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Launch'.length]);
  });
});
