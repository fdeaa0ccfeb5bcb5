/** Real keys, a real pointer and real pixels of the test runner's browser. */
interface RunnerAnswer {
  error?: string;
  result?: unknown;
}

interface Runner {
  sendMessageWaitForResponse(message: object): Promise<RunnerAnswer>;
}

const ANSWER_MS = 4000;

async function command(name: string, payload: object): Promise<void> {
  await answerOf(name, payload);
}

async function answerOf(name: string, payload: object): Promise<unknown> {
  const address = '/__web-dev-server__web-socket.js'; // served by the runner, unknown to the bundler
  const runner = (await import(/* @vite-ignore */ address)) as Runner;
  const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
  const message = { type: 'wtr-command', sessionId, command: name, payload };
  // a page that is behind another one never answers: rather a quick failure than a test run that hangs
  const late = new Promise<RunnerAnswer>((resolve) => {
    setTimeout(() => resolve({ error: `${name}: no answer` }), ANSWER_MS);
  });
  const { error, result } = await Promise.race([runner.sendMessageWaitForResponse(message), late]);
  if (error) throw new Error(error);
  return result;
}

/** Pixels of the window, as it is painted. */
export async function screenshot(): Promise<ImageData> {
  const png = Uint8Array.from(atob(String(await answerOf('screenshot', {}))), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([png], { type: 'image/png' }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, width, height);
}

/** How many pixels have this color. */
export function pixelsOf({ data }: ImageData, [red, green, blue]: readonly [number, number, number]): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  return count;
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
