// @ts-check
/** The journeys of a feature: those that `npm run test:changed` runs after a change in its folders. */

/**
 * Journey by journey, the words of its feature. A word is a folder of sources at any depth, or the beginning of a file's name.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const JOURNEY_WORDS = {
  accessibility: ['foundation'],
  'account-access': ['invitations', 'sign-in-help', 'account-security', 'session'],
  agency: ['agency', 'tenant', 'agency-screen', 'client-list', 'tenant-domain', 'tenant-profile', 'tenant-list'],
  assets: ['assets', 'media-library', 'folders', 'resumable', 'uploads'],
  assistant: ['assistant', 'agent'],
  brands: ['brand', 'brand-form', 'brand-picker', 'brands', 'brands-store'],
  'camera-move': ['camera', 'camera-move', 'shot'],
  commands: ['command-palette', 'commands'],
  developers: ['developers', 'embedding', 'mcp', 'webhooks', 'keys'],
  'docs-site': ['site', 'openapi'],
  'embed-policy': ['loader', 'define'],
  'embed-problems': ['embedded', 'problems'],
  examples: ['examples', 'define', 'bridge'],
  'export-on-this-device': ['device-export', 'export'],
  'export-sizes': ['render-dialog', 'output'],
  'forced-colors': ['theme'],
  frame: ['frame'],
  'getting-started': ['loader'],
  'getting-the-file': ['render-dialog', 'projects', 'downloads-store', 'renders'],
  help: ['help', 'reading'],
  keyboard: ['scene-list', 'scene-form'],
  languages: ['i18n', 'language-store'],
  learning: ['learning', 'university-pages', 'tutorial-pages'],
  'library-pages': ['recipe', 'recipe-card', 'template', 'recipe-page', 'template-page', 'home'],
  library: ['library', 'library-grid', 'template-grid', 'library-store', 'search'],
  loader: ['loader'],
  loading: ['skeleton'],
  'log-out': ['session-store', 'session'],
  'low-contrast': ['style-panel', 'color-field'],
  'make-a-video': ['project-editor', 'project', 'scene', 'painter', 'player', 'composition', 'engine', 'render'],
  'make-many': ['batch', 'batch-pages'],
  'many-machines': ['jobs'],
  'media-kinds': ['media', 'previews', 'conversion'],
  'missing-apis': ['base'],
  'my-videos': ['projects', 'project-card', 'projects-store', 'version-conflict'],
  'not-found': ['not-found-page', 'pages'],
  'object-storage': ['storage', 's3'],
  'own-media': ['page-media', 'media-picker'],
  'any-language': ['style-panel', 'text-language', 'color-glyphs'],
  'own-music': ['own-music', 'waveform', 'music-panel', 'audio'],
  'own-templates': ['template-package', 'template-import'],
  'page-layout': ['layout', 'pages', 'page-head', 'home', 'panel', 'card'],
  'page-layout-languages': ['i18n'],
  picture: ['stage', 'picture-editing', 'project-preview', 'background-form', 'crop-dialog'],
  plans: ['plans', 'plan-editor', 'billing', 'quota', 'payment'],
  products: ['product-picker', 'products', 'product-list'],
  'published-survey-client': ['service'],
  publishing: ['publishing', 'publish-video'],
  'reduced-motion': ['library-icon', 'media-preview', 'thumbnail'],
  'remove-background': ['background-removal', 'background', 'matting', 'vision'],
  reviews: ['reviews', 'review-picker', 'review-list', 'source-list'],
  saving: ['drafts', 'versions', 'repair', 'missing-notice'],
  'scene-transition': ['scene-transition', 'transitions'],
  'scene-length': ['scene-length', 'length', 'timing'],
  share: ['sharing', 'share-dialog', 'share-page'],
  shell: ['app', 'routes', 'session-gate', 'layout', 'social', 'social-sign-in', 'toast', 'legal-pages'],
  'slow-preview': ['compiling', 'patient-compiler', 'server-scene-compiler'],
  'small-windows': ['stage', 'drawer'],
  snippet: ['snippet', 'snippet-code'],
  stock: ['stock', 'stock-panel'],
  'storyboard-and-renders': ['storyboard', 'keyframes-store', 'feedback-form', 'render-control'],
  support: ['support'],
  'survey-editor': ['survey-editor', 'survey-actions', 'survey-translations'],
  'survey-pages': ['page'],
  'survey-script': ['survey-widget', 'script', 'start-script'],
  'survey-tabs': ['sending', 'tab-lock'],
  'survey-wire': ['service-call', 'visitor-calls'],
  surveys: ['survey', 'surveys', 'survey-list', 'survey-results', 'answers'],
  'typing-across-origins': ['editor-host'],
  upgrades: ['baseline', 'migrations', 'transfer', 'stored'],
  workers: ['worker', 'jobs'],
  zoom: ['foundation', 'field', 'dialog'],
};

/** Those that use more than the app: elements, surveys, the documentation. */
export const EMBEDDING_JOURNEYS = new Set(
  `accessibility developers docs-site embed-policy embed-problems examples frame getting-started loader
  missing-apis own-media page-layout page-layout-languages published-survey-client snippet survey-editor survey-pages
  survey-script survey-tabs survey-wire surveys typing-across-origins upgrades zoom`.split(/\s+/),
);

/** Names of the journeys that a change of these files reaches. @param {readonly string[]} files */
export function journeysOf(files) {
  const words = new Set(files.flatMap(wordsOf));
  const named = files.flatMap((file) => /^tests\/journeys\/[\w-]+\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const reached = Object.entries(JOURNEY_WORDS).filter(([, own]) => own.some((word) => words.has(word)));
  return [...new Set([...named, ...reached.map(([name]) => name)])].sort();
}

/** The folders of a source, and its own name; none of a file that people do not run. @param {string} file */
export function wordsOf(file) {
  const [top = '', ...rest] = file.split('/');
  if (['tests', 'benchmarks', '.ci', 'node_modules'].includes(top)) return [];
  return [top, ...rest].map((part) => part.replace(/(\.stories)?\.\w+$/, ''));
}
