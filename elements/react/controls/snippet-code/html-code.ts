import { brandTokens, elementMarkup, indented, inTags, lines, loaderTag } from './page-parts';
import { needsToken, opensEditor, type SnippetSettings } from './snippet-settings';

/** Asks the page's own server for a token. */
const TOKEN_SCRIPT = `(window.spotreel = window.spotreel || []).push((spotreel) =>
  spotreel.configure({
    getAccessToken: async () => {
      const response = await fetch('/spotreel-token');
      return (await response.json()).token;
    },
  }),
);`;

/** Shows a new project in the editor. */
const OPEN_SCRIPT = `document.addEventListener('project-created', ({ detail }) => {
  const editor = document.createElement('project-editor');
  editor.setAttribute('project-id', detail.projectId);
  document.querySelector('#videos').replaceChildren(editor);
});`;

/** Code for a plain page. */
export function htmlCode(settings: SnippetSettings): string {
  const script = pageScript(settings);
  return lines(
    loaderTag(settings),
    script && inTags('script', `\n${indented(script, 2)}\n`),
    styleOf(settings),
    opensEditor(settings) ? `<main id="videos">${elementMarkup(settings)}</main>` : elementMarkup(settings),
  );
}

/** Script of the page: it provides tokens, and opens new projects. Undefined: nothing. */
export function pageScript(settings: SnippetSettings): string | undefined {
  const parts = [needsToken(settings) && TOKEN_SCRIPT, opensEditor(settings) && OPEN_SCRIPT].filter(Boolean);
  return parts.length > 0 ? parts.join('\n\n') : undefined;
}

/** Rule for every element of the page, the editor that comes later included. */
export function brandRule(settings: SnippetSettings): string | undefined {
  const tokens = Object.entries(brandTokens(settings));
  if (tokens.length === 0) return undefined;
  const selector = opensEditor(settings) ? `${elementNames(settings)}, project-editor` : elementNames(settings);
  return `${selector} { ${tokens.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
}

function elementNames(settings: SnippetSettings): string {
  return /^<([\w-]+)/.exec(elementMarkup(settings))?.[1] ?? settings.tag;
}

function styleOf(settings: SnippetSettings): string | undefined {
  const rule = brandRule(settings);
  return rule && inTags('style', `\n  ${rule}\n`);
}
