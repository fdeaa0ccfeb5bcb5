// Made from the table of elements: tests/elements/manifest writes it with `vitest -u`.

/** Properties that every element of an account has, with their kinds. */
const ACCOUNT = {
  apiBase: 'string',
  locale: 'string',
  workerUrl: 'string',
  fontsUrl: 'string',
  theme: 'string',
  getAccessToken: 'object',
  messages: 'object',
  spotreel: 'object',
} as const;

/** Properties with their kinds, and events, of each element. */
export const ELEMENT_NAMES = {
  'project-editor': {
    props: {
      ...ACCOUNT,
      projectId: 'number',
      upgradeUrl: 'string',
      integrationsUrl: 'string',
      projectUrl: 'string',
      backButton: 'boolean',
      shortcuts: 'boolean',
      panels: 'string',
      edits: 'string',
      panelLabel: 'string',
      mediaSource: 'object',
      uploadTarget: 'object',
    },
    events: [
      'auth-required',
      'error',
      'project-saved',
      'project-rendered',
      'before-render',
      'before-preview',
      'back',
      'ready',
      'change',
      'save-error',
      'render-progress',
      'render-failed',
      'render-cancelled',
    ],
  },
  'template-grid': {
    props: { ...ACCOUNT, heading: 'string', query: 'string', upgradeUrl: 'string' },
    events: ['auth-required', 'error', 'query-changed', 'project-created', 'before-open', 'before-create'],
  },
  'my-videos': {
    props: { ...ACCOUNT, projectUrl: 'string', libraryUrl: 'string' },
    events: ['auth-required', 'error', 'before-open', 'browse'],
  },
  'media-library': {
    props: { ...ACCOUNT, projectUrl: 'string' },
    events: ['auth-required', 'error'],
  },
  'music-picker': {
    props: { ...ACCOUNT, musicKitId: 'number' },
    events: ['auth-required', 'error', 'music-selected'],
  },
  'brand-form': {
    props: { ...ACCOUNT, brandId: 'number' },
    events: ['auth-required', 'error', 'brand-saved', 'brand-deleted'],
  },
  'render-button': {
    props: {
      ...ACCOUNT,
      projectId: 'number',
      format: 'string',
      resolution: 'string',
      quality: 'string',
      frameRate: 'number',
      transparent: 'boolean',
      ratio: 'string',
      deviceExport: 'boolean',
    },
    events: [
      'auth-required',
      'error',
      'before-render',
      'render-progress',
      'project-rendered',
      'render-failed',
      'render-cancelled',
      'device-exported',
    ],
  },
  'video-player': {
    props: { ...ACCOUNT, projectId: 'number', shareLink: 'string', label: 'string' },
    events: ['auth-required', 'error', 'play', 'pause', 'ended'],
  },
  'assistant-chat': {
    props: { ...ACCOUNT },
    events: ['auth-required', 'error', 'project-created'],
  },
  'sign-in': {
    props: { ...ACCOUNT, email: 'string' },
    events: ['auth-required', 'error', 'signed-in', 'signed-out'],
  },
  'survey-modal': {
    props: {
      apiBase: 'string',
      environmentId: 'string',
      userId: 'string',
      language: 'string',
      action: 'string',
      hiddenFields: 'object',
      hold: 'boolean',
      inline: 'boolean',
      survey: 'object',
      product: 'object',
    },
    events: ['survey-displayed', 'survey-answered', 'survey-sent', 'survey-refused', 'survey-closed', 'survey-failed'],
  },
} as const;
