import { brandTokens, elementAttributes, elementMarkup, escapeAttribute, lines, loaderTag } from './page-parts';
import { firstTag, needsToken, opensEditor, type SnippetSettings } from './snippet-settings';

/** Code for React 18 and 19. The ref works the same in both. */
export function reactCode(settings: SnippetSettings): string {
  const hasToken = needsToken(settings);
  const isOpening = opensEditor(settings);
  return lines(
    '// index.html:',
    `// ${loaderTag(settings)}`,
    hasToken || isOpening ? `import { useEffect, useRef${isOpening ? ', useState' : ''} } from 'react';\n` : undefined,
    hasToken ? TOKEN_FUNCTION : undefined,
    brandLine(settings),
    isOpening ? openingComponent(settings, hasToken) : plainComponent(settings, hasToken),
  );
}

const TOKEN_FUNCTION = `async function getAccessToken() {
  const response = await fetch('/spotreel-token');
  return (await response.json()).token;
}
`;

function brandLine(settings: SnippetSettings): string | undefined {
  const tokens = Object.entries(brandTokens(settings));
  return tokens.length > 0
    ? `const brand = { ${tokens.map(([name, value]) => `'${name}': '${value}'`).join(', ')} };\n`
    : undefined;
}

/** A component that opens the editor when a project was made. */
function openingComponent(settings: SnippetSettings, hasToken: boolean): string {
  const style = settings.accent ? ' style={brand}' : '';
  const tag = firstTag(settings);
  return lines(
    'export function Videos() {',
    '  const [projectId, setProjectId] = useState();',
    '  const element = useRef(null);',
    '',
    '  useEffect(() => {',
    '    const shown = element.current;',
    hasToken ? '    shown.getAccessToken = getAccessToken;' : undefined,
    '    const open = ({ detail }) => setProjectId(detail.projectId);',
    "    shown.addEventListener('project-created', open);",
    "    return () => shown.removeEventListener('project-created', open);",
    '  }, [projectId]);',
    '',
    `  if (projectId === undefined) return <${tag} ref={element}${style} />;`,
    `  return <project-editor ref={element} project-id={projectId}${style} />;`,
    '}',
  );
}

function plainComponent(settings: SnippetSettings, hasToken: boolean): string {
  const style = settings.accent ? ' style={brand}' : '';
  const own = Object.entries(elementAttributes(settings)).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const markup = `<${firstTag(settings)}${hasToken ? ' ref={element}' : ''}${own.join('')}${style} />`;
  if (!hasToken) return `export function Videos() {\n  return ${markup};\n}`;
  return lines(
    'export function Videos() {',
    '  const element = useRef(null);',
    '  useEffect(() => {',
    '    element.current.getAccessToken = getAccessToken;',
    '  }, []);',
    `  return ${markup};`,
    '}',
  );
}

/** Code for Vue 3. */
export function vueCode(settings: SnippetSettings): string {
  const hasToken = needsToken(settings);
  const isOpening = opensEditor(settings);
  const more = [hasToken && ' :getAccessToken.prop="getAccessToken"', settings.accent && ' :style="brand"'];
  const shared = more.filter(Boolean).join('');
  const opening = `${isOpening ? ' v-if="projectId === undefined"' : ''}${shared}`;
  const created = isOpening ? ' @project-created="projectId = $event.detail.projectId"' : '';
  return lines(
    `<!-- index.html: ${loaderTag(settings)} -->`,
    '<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes("-") } } }) -->',
    vueScript(settings, hasToken, isOpening),
    '<template>',
    `  ${elementMarkup(settings, `${opening}${created}`)}`,
    isOpening ? `  <project-editor v-else :project-id="projectId"${shared}></project-editor>` : undefined,
    '</template>',
  );
}

function vueScript(settings: SnippetSettings, hasToken: boolean, isOpening: boolean): string | undefined {
  const parts = [
    isOpening ? "import { ref } from 'vue';\n\nconst projectId = ref();" : undefined,
    brandLine(settings)?.trimEnd(),
    hasToken ? TOKEN_FUNCTION.trimEnd() : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `<script setup>\n${parts.join('\n\n')}\n</script>\n` : undefined;
}
