// Who may import what: the table of ARCHITECTURE.md, folder by folder. Anything not listed is forbidden.
const SDK = [
  'base',
  'contract',
  'project',
  'audio',
  'survey',
  'scene',
  'i18n',
  'theme',
  'client',
  'tracker',
  'stores',
  'player',
  'export',
];

/** What each folder of ours may import of ours, and of which packages. */
const allowed = {
  'sdk/base': { ours: [], packages: [] },
  'sdk/theme': { ours: [], packages: [] },
  'sdk/contract': { ours: ['sdk/base'], packages: ['zod'] },
  'sdk/project': { ours: ['sdk/base', 'sdk/contract'], packages: [] },
  'sdk/audio': { ours: ['sdk/base', 'sdk/contract'], packages: [] },
  'sdk/scene': {
    ours: ['sdk/base', 'sdk/contract', 'sdk/project', 'sdk/audio'],
    packages: ['harfbuzzjs', 'bidi-js', 'linebreak'],
  },
  'sdk/survey': { ours: ['sdk/base', 'sdk/contract'], packages: [] },
  'survey-widget': {
    ours: ['sdk/survey', 'sdk/contract', 'sdk/theme', 'sdk/i18n', 'sdk/base', 'sdk/client'],
    packages: ['dompurify'],
  },
  'sdk/i18n': { ours: ['sdk/base'], packages: [] },
  'sdk/client': { ours: ['sdk/base', 'sdk/contract'], packages: [] },
  'sdk/tracker': { ours: ['sdk/base', 'sdk/contract'], packages: [] },
  'sdk/stores': {
    ours: [
      'sdk/base',
      'sdk/contract',
      'sdk/project',
      'sdk/audio',
      'sdk/scene',
      'sdk/survey',
      'sdk/client',
      'sdk/tracker',
      'sdk/i18n',
    ],
    packages: ['nanostores'],
  },
  'sdk/player': {
    ours: ['sdk/base', 'sdk/contract', 'sdk/scene', 'sdk/audio'],
    packages: ['lottie-web', 'harfbuzzjs', 'bidi-js', 'linebreak'],
  },
  'elements/react': {
    ours: [
      'sdk/base',
      'sdk/contract',
      'sdk/project',
      'sdk/audio',
      'sdk/scene',
      'sdk/stores',
      'sdk/player',
      'sdk/i18n',
      'sdk/theme',
    ],
    packages: [
      'react',
      'react-dom',
      'nanostores',
      '@nanostores',
      '@ark-ui',
      '@dnd-kit',
      'lucide-react',
      '@tanstack',
      'wavesurfer.js',
      'recharts',
    ],
  },
  'elements/bridge': {
    ours: ['elements/react', 'sdk/base', 'sdk/theme', 'sdk/i18n'],
    packages: ['@r2wc', 'react', 'react-dom'],
  },
  'elements/survey-modal': {
    ours: ['elements/bridge', 'sdk/base', 'sdk/contract', 'survey-widget'],
    packages: ['react'],
  },
  'elements/define': { ours: ['elements', 'sdk/base'], packages: [] },
  'sdk/node': { ours: ['sdk/base', 'sdk/contract', 'sdk/scene'], packages: ['sharp'] },
  library: {
    ours: ['sdk/base', 'sdk/contract', 'sdk/scene', 'sdk/node'],
    packages: ['harfbuzzjs', 'bidi-js', 'linebreak', '@napi-rs', 'sharp', '@ffmpeg-installer'],
  },
};

const escaped = (folder) => folder.replace('/', '\\/');
const table = Object.entries(allowed).map(([folder, { ours, packages }]) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import ${[...ours, ...packages].join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${escaped(folder)}/` },
  to: {
    pathNot: [
      `^(${[folder, ...ours].map(escaped).join('|')})(/|$)`,
      ...packages.map((name) => `^node_modules/(@types/)?${name}(/|$)`),
      ...(['library', 'sdk/node'].includes(folder)
        ? ['^(node:)?(fs|path|url|zlib|crypto|os|child_process|module|util|stream|buffer|worker_threads)']
        : []),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...table,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'components-never-fetch',
      comment: 'components read stores and call actions; they never reach the client themselves',
      severity: 'error',
      from: { path: '^elements/react/' },
      to: { path: '^sdk/client/' },
    },
    {
      name: 'surveys-without-zod',
      comment: 'the widget must stay small: of the contract it takes types, and the files that import no zod',
      severity: 'error',
      from: { path: '^(sdk/survey|survey-widget)/' },
      to: {
        path: '^sdk/contract/',
        pathNot: '^sdk/contract/schemas/survey/(conditions|file-extensions|reserved-ids)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'widget-takes-requests-alone',
      severity: 'error',
      from: { path: '^survey-widget/' },
      to: { path: '^sdk/client/', pathNot: '^sdk/client/request\\.ts$' },
    },
    {
      name: 'server-has-no-browser-code',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: `^(sdk/(client|stores|player|export|theme|tracker)|elements|host-app|survey-widget)/|^node_modules/(react|react-dom|preact|lottie-web)/`,
      },
    },
    {
      name: 'host-app-through-public-doors',
      severity: 'error',
      from: { path: '^host-app/' },
      to: { path: `^(server|library)/|^sdk/(${SDK.join('|')})/` },
    },
    {
      name: 'not-from-dev-dependencies',
      severity: 'error',
      from: { path: '^(sdk|elements|survey-widget|host-app|server)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?inline$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
