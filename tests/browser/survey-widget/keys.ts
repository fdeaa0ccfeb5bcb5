/** Real keys and a real pointer, as the test runner's browser presses them. */
interface Runner {
  sendMessageWaitForResponse(message: object): Promise<{ error?: string; response: { executed: boolean } }>;
}

const ANSWER_MS = 4000;

async function command(name: string, payload: object): Promise<void> {
  const address = '/__web-dev-server__web-socket.js'; // served by the runner, unknown to the bundler
  const runner = (await import(/* @vite-ignore */ address)) as Runner;
  const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
  const message = { type: 'wtr-command', sessionId, command: name, payload };
  // a page that is behind another one never answers: rather a quick failure than a test run that hangs
  const late = new Promise<{ error: string }>((resolve) => {
    setTimeout(() => resolve({ error: `${name}: no answer` }), ANSWER_MS);
  });
  const { error } = await Promise.race([runner.sendMessageWaitForResponse(message), late]);
  if (error) throw new Error(error);
}

export const key = (press: string) => command('send-keys', { press });
export const type = (text: string) => command('send-keys', { type: text });

export async function clickOn(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const position = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await command('send-mouse', { type: 'click', position });
}

/** Presses the button at the first point, and moves to the second. The button stays down until `drop`. */
export async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await command('send-mouse', { type: 'move', position: from });
  await command('send-mouse', { type: 'down', button: 'left' });
  await command('send-mouse', { type: 'move', position: to });
}
export const drop = () => command('send-mouse', { type: 'up', button: 'left' });

export async function hold(name: string, work: () => Promise<void>): Promise<void> {
  await command('send-keys', { down: name });
  await work();
  await command('send-keys', { up: name });
}
