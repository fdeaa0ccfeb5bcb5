import { expect } from 'chai';
import type { SurveyQuestion } from '../../../sdk/contract/surveys/question';
import { pause, until } from '../elements/page/until';
import * as questions from './questions';
import { forgetEverything, inside, meetSurveys, press, problem, shown, survey } from './survey-service';

/** Replaces the storage: one upload at a time, ended by the test. */
class SceneFallbackRequest {
  static last: SceneFallbackRequest | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  url = '';
  form: FormData | undefined;
  status = 200;
  responseText = '{"data":{}}';
  onload: (() => void) | undefined;
  onabort: (() => void) | undefined;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
    SceneFallbackRequest.last = this;
  }
  abort() {
    this.onabort?.();
  }
  end(status: number, message = '') {
    Object.assign(this, { status, responseText: JSON.stringify({ message }) });
    this.onload?.();
  }
}

const realRequest = globalThis.XMLHttpRequest;
let scene: ReturnType<typeof meetSurveys>;

beforeEach(() => {
  forgetEverything();
  SceneFallbackRequest.last = undefined;
  globalThis.XMLHttpRequest = SceneFallbackRequest as unknown as typeof XMLHttpRequest;
});
afterEach(async () => {
  await scene.leave();
  globalThis.XMLHttpRequest = realRequest;
});

async function ask(question: SurveyQuestion = questions.files) {
  scene = meetSurveys([survey([question])]);
  await scene.init();
  await shown('fieldset');
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

function transfer(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
}

async function choose(...files: File[]) {
  const input = await shown<HTMLInputElement>('input[type=file]');
  input.files = transfer(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function drop(...files: File[]) {
  const dataTransfer = transfer(...files);
  (await shown('.sv-drop')).dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const upload = () => until(() => SceneFallbackRequest.last);

describe('files', () => {
  it('go to the storage with progress, and their address into the answer', async () => {
    await ask();
    await choose(file('a b.pdf'));
    const request = await upload();
    request.upload.onprogress?.({ loaded: 1, total: 2 });
    await until(() => inside('.sv-file-meter')?.getAttribute('aria-valuenow') === '50');
    await press('Finish');
    await until(() => problem() === 'Please wait for the upload to finish');
    expect(scene.sent('storage')[0]?.body).to.deep.equal({
      fileName: 'a b.pdf',
      fileType: 'application/pdf',
      surveyId: 'survey-1',
      allowedFileExtensions: ['pdf', 'plain'],
    });
    expect([...(request.form?.keys() ?? [])].at(-1), 'the file comes last').to.equal('file');
    request.end(200);
    await until(() => !inside('.sv-file-meter'));
    await press('Finish');
    await until(() => scene.sent('responses').length === 1);
    expect(scene.data()).to.deep.equal({ q: ['http://stub/files/a.pdf'] });
  });

  it('can be dropped, and taken back', async () => {
    await ask({ ...questions.files, allowMultipleFiles: true } as SurveyQuestion);
    await drop(file('a.pdf'), file('b.txt'));
    await until(() => inside('.sv-file:nth-of-type(2)'));
    await press('Remove a.pdf');
    await until(() => !inside('.sv-file:nth-of-type(2)'));
    expect(inside('.sv-file-name')?.textContent).to.equal('b.txt');
  });

  const several = { ...questions.files, allowMultipleFiles: true } as SurveyQuestion;

  it('that are refused among good ones are named with the reason, as long as the good ones take', async () => {
    await ask(several);
    await choose(file('a.pdf'), file('b.exe'), file('c.pdf', 1_048_577));
    const reasons = "b.exe: This type of file isn't accepted\nc.pdf: File should be less than 1 MB";
    await until(() => problem() === reasons);
    const request = await upload();
    request.upload.onprogress?.({ loaded: 1, total: 2 });
    request.end(200);
    await until(() => !inside('.sv-file-meter'));
    expect(problem(), 'still').to.equal(reasons);
    expect([...document.querySelectorAll('spotreel-survey')].length).to.equal(1);
    await press('Finish');
    await until(() => scene.sent('responses').length === 1);
    expect(scene.data()).to.deep.equal({ q: ['http://stub/files/a.pdf'] });
  });

  it('that fail among good ones are named too, and the focus stays where it is', async () => {
    await ask(several);
    const field = document.createElement('input');
    document.body.append(field);
    await choose(file('a.pdf'));
    (await upload()).end(200);
    await until(() => !inside('.sv-file-meter'));
    SceneFallbackRequest.last = undefined;
    await choose(file('b.pdf'));
    const request = await upload();
    field.focus();
    request.end(400, 'File size exceeds the 10 MB limit');
    await until(() => problem() === 'b.pdf: File size exceeds the 10 MB limit');
    expect([inside('.sv-file-name')?.textContent, document.activeElement]).to.deep.equal(['a.pdf', field]);
    await press('Remove a.pdf');
    expect(problem()).to.equal('');
    field.remove();
  });

  const messages: readonly [string, () => Promise<void>][] = [
    ['Please upload a file', () => press('Finish')],
    ['Please select a file', () => choose()],
    ['Only one file can be uploaded at a time.', () => drop(file('a.pdf'), file('b.pdf'))],
    ['File should be less than 1 MB', () => choose(file('a.pdf', 1_048_577))],
    ['no selected files are valid', () => drop(file('a.exe'))],
    [
      'Upload failed! Please try again.',
      () =>
        choose(file('a.pdf'))
          .then(upload)
          .then((request) => request.end(403, 'no')),
    ],
    [
      'File size exceeds the 10 MB limit',
      () =>
        choose(file('a.pdf'))
          .then(upload)
          .then((request) => request.end(400, 'File size exceeds the 10 MB limit')),
    ],
  ];
  for (const [message, act] of messages) {
    it(`are refused with '${message}'`, async () => {
      await ask();
      await act();
      await until(() => problem() === message);
      await pause(0);
      expect(scene.sent('responses')).to.deep.equal([]);
    });
  }
});
