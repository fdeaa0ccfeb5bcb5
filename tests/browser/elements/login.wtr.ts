/** Ways into an account inside an element: a code, and a new password. */
import { expect } from 'chai';
import '../../../elements/auto';
import { inside, pause, serve, until } from './page/page';

let server: ReturnType<typeof serve>;
beforeEach(() => {
  localStorage.clear();
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

/** Types as a person does: React listens to the event. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function field(element: Element, name: string): Promise<HTMLInputElement> {
  await until(() => inside(element, `input[name=${name}]`));
  return inside<HTMLInputElement>(element, `input[name=${name}]`) as HTMLInputElement;
}

const submit = (element: Element) => inside<HTMLFormElement>(element, 'form')?.requestSubmit();

async function showLogin(): Promise<HTMLElement> {
  const element = document.createElement('sign-in');
  element.apiBase = 'http://stub';
  element.email = 'dana@example.com';
  document.body.append(element);
  await field(element, 'password');
  return element;
}

it('asks for the code of an account with two-step login, and then says who is logged in', async () => {
  const element = await showLogin();
  const reported: unknown[] = [];
  element.addEventListener('signed-in', (event) => reported.push((event as CustomEvent).detail.userId));
  server.refuse('login', 'second_factor_required');
  type(await field(element, 'password'), 'good');
  submit(element);
  type(await field(element, 'code'), '123456');
  submit(element);
  await until(() => inside(element, '[part=person]'));
  expect(server.asked('login').map(({ body }) => body)).to.deep.equal([
    { email: 'dana@example.com', password: 'good' },
    { email: 'dana@example.com', password: 'good', code: '123456' },
  ]);
  expect(reported).to.have.length(1);
});

it('hides the password until it is to be seen, takes it by paste, and says to password managers what it is', async () => {
  const element = await showLogin();
  const password = await field(element, 'password');
  expect([password.type, password.autocomplete]).to.deep.equal(['password', 'current-password']);
  inside(element, '[aria-pressed=false]')?.click();
  await until(() => password.type === 'text');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'good');
  const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData });
  // what refuses a paste prevents what browsers do next
  expect(password.dispatchEvent(pasted)).to.equal(true);
});

it('keeps the step of a wrong code, and leads back to the password', async () => {
  const element = await showLogin();
  server.refuse('login', 'second_factor_required');
  server.refuse('login', 'second_factor_wrong');
  type(await field(element, 'password'), 'good');
  submit(element);
  type(await field(element, 'code'), '1');
  submit(element);
  await until(() => inside(element, '[aria-invalid=true]'));
  inside(element, 'form button[type=button]')?.click();
  await field(element, 'password');
});

it('sends a link to a new password', async () => {
  server.always('requestPasswordReset', () => ({ accepted: true }));
  const element = await showLogin();
  const buttons = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])];
  buttons.find(({ textContent }) => textContent === 'Forgot your password?')?.click();
  await until(() => inside(element, 'input[name=email]') && !inside(element, 'input[name=password]'));
  type(await field(element, 'email'), 'dana@example.com');
  submit(element);
  await until(() => server.asked('requestPasswordReset').length === 1);
  expect(server.asked('requestPasswordReset')[0]?.body).to.deep.equal({ email: 'dana@example.com' });
});

it('offers no login with other sites on a page of another origin', async () => {
  const element = await showLogin();
  await pause(100);
  expect(inside(element, '.sr-social')).to.equal(null);
});
