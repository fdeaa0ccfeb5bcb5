// Spotreel on a page without a framework. The page owns the session: it signs in, keeps the token in memory only, and
// hands it to the elements. (A real page asks its own server for the token.)

/** @type {{ token: string, refreshToken: string } | undefined} */
let session;
const form = document.querySelector('#sign-in');
const studio = document.querySelector('#studio');
const signOutButton = document.querySelector('#sign-out');

/** Spotreel asks whenever it needs a token, and with reason 'expired' when the last one is no good any more. */
async function getAccessToken({ reason, signal }) {
  if (reason === 'expired' && session) await refresh(signal);
  return session?.token ?? null;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const problem = document.querySelector('#problem');
  problem.textContent = '';
  const { email, password } = Object.fromEntries(new FormData(form));
  const answer = await post('/api/v1/security/login', { email, password });
  if (!answer.ok) {
    problem.textContent = 'Wrong email or password.';
    return;
  }
  session = (await answer.json()).data;
  form.reset();
  form.hidden = true;
  signOutButton.hidden = false;
  showTemplates();
});

signOutButton.addEventListener('click', signedOut);

function showTemplates() {
  const grid = document.createElement('template-grid');
  grid.heading = 'Make a video';
  grid.addEventListener('project-created', ({ detail }) => showEditor(detail.projectId));
  show(grid);
}

function showEditor(projectId) {
  const editor = document.createElement('project-editor');
  editor.projectId = projectId;
  editor.backButton = true;
  editor.shortcuts = true; // nothing else on this page wants keys
  editor.addEventListener('back', showTemplates);
  editor.addEventListener('project-saved', () => {
    document.querySelector('#place').textContent = `Saved at ${new Date().toLocaleTimeString()}`;
  });
  show(editor);
}

/** Every element needs to know who is signed in. */
function show(element) {
  element.getAccessToken = getAccessToken;
  element.addEventListener('auth-required', (event) => {
    event.preventDefault();
    signedOut();
  });
  studio.replaceChildren(element);
}

function signedOut() {
  session = undefined;
  studio.replaceChildren();
  form.hidden = false;
  signOutButton.hidden = true;
}

async function refresh(signal) {
  const answer = await post('/api/v1/security/refresh', { refreshToken: session.refreshToken }, signal);
  session = answer.ok ? (await answer.json()).data : undefined;
}

function post(address, body, signal) {
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}
