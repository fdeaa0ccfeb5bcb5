// The editor in a sandboxed frame. `?project=100012` says which project; your own server answers `/spotreel-token`.
const server = new URL(document.querySelector('script[src$="/frame.js"]').src).origin;
const project = new URLSearchParams(location.search).get('project') ?? '';
const state = document.querySelector('#state');
const iframe = document.querySelector('#editor');

const query = new URLSearchParams({ origin: location.origin, 'project-id': project });
iframe.src = `${server}/embed/project-editor?${query}`;

const editor = window.spotreelFrame(iframe, {
  getAccessToken: async () => (await (await fetch('/spotreel-token')).json()).token,
});
editor.addEventListener('ready', () => {
  state.textContent = 'Ready';
});
editor.addEventListener('project-saved', ({ detail }) => {
  state.textContent = `Project ${detail.projectId} is saved`;
});
