/** The pages of Spotreel that are compared: its editor in a page of another origin, and the player of a finished video. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { askServer, signInTo } from '../../editor/long-project';
import type { ComparedPage } from './peers';

const ANSWER_MS = 20_000;
const RENDER_MS = 180_000;

export interface OwnPage extends ComparedPage {
  html(server: string): string;
}

async function proveEditor(page: Page): Promise<void> {
  const field = page.locator('project-editor').getByRole('tabpanel').getByRole('textbox').first();
  await field.fill('Typed', { timeout: ANSWER_MS });
}

function hasField(): unknown {
  return document.querySelector('project-editor')?.shadowRoot?.querySelector('.sr-panels textarea, .sr-panels input');
}

/** Stricter than for the others: a text can be typed before its picture is there. */
function hasFieldAndPicture(): unknown {
  const room = document.querySelector('project-editor')?.shadowRoot;
  const picture = room
    ?.querySelector('.sr-stage__picture > *')
    ?.shadowRoot?.querySelector('canvas:not([style*="hidden"])');
  return picture && room?.querySelector('.sr-panels textarea, .sr-panels input');
}

const PLAYER: Omit<OwnPage, 'html' | 'name'> = {
  kind: 'player',
  ready: () => (document.querySelector('video-player')?.shadowRoot?.querySelector('video')?.readyState ?? 0) >= 2,
  async prove(page) {
    await page.locator('video-player').evaluate(async (player) => (player as unknown as HTMLVideoElement).play());
    await page.waitForFunction(
      () => (document.querySelector('video-player')?.shadowRoot?.querySelector('video')?.currentTime ?? 0) > 0,
      undefined,
      { timeout: ANSWER_MS },
    );
  },
};

/** Two pages of one project: until its first field, and until its picture too. */
export function editorPages(name: string, projectId: number): OwnPage[] {
  const html = (server: string) => pageOf(server, `<project-editor project-id="${projectId}"></project-editor>`);
  const common = { kind: 'editor', prove: proveEditor, html } as const;
  return [
    { ...common, name: `${name}: field`, ready: hasField },
    { ...common, name: `${name}: field and picture`, ready: hasFieldAndPicture },
  ];
}

export function playerPage(name: string, projectId: number): OwnPage {
  return {
    ...PLAYER,
    name,
    html: (server) => pageOf(server, `<video-player project-id="${projectId}"></video-player>`),
  };
}

/** As the loader's guide shows it. */
function pageOf(server: string, element: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Spotreel</title>
<script async src="${server}/sdk/v1/loader.js"></script>
${element}</html>`;
}

/** Renders a project and waits for its file. False: it did not come. */
export async function renderProject(address: string, projectId: number): Promise<boolean> {
  const token = await signInTo(address);
  await askServer(address, token, 'POST', `v2/project/${projectId}/render`, {});
  for (const giveUp = Date.now() + RENDER_MS; Date.now() < giveUp; await wait(1000)) {
    const path = `v1/project/${projectId}/render`;
    const renders = await askServer<readonly { status: string }[]>(address, token, 'GET', path);
    if (renders.some(({ status }) => status === 'done')) return true;
  }
  return false;
}
