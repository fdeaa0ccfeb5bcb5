import { expect } from 'chai';
import { inside, until } from '../page/page';
import { fieldButton, openEditor, words } from './open-editor';

let open: Awaited<ReturnType<typeof openEditor>>;

beforeEach(async () => {
  open = await openEditor([words('headline', 40)]);
  await fieldButton(open.editor, 'headline');
});
afterEach(() => open.close());

const stage = () => inside(open.editor, '.sr-stage') as HTMLElement;
const picture = new File(['a picture'], 'lamp.png', { type: 'image/png' });

function drag(type: string, ...files: File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files.length > 0 ? files : [picture]) dataTransfer.items.add(file);
  const { left, top, width, height } = stage().getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const event = new DragEvent(type, { ...at, dataTransfer, bubbles: true, cancelable: true, composed: true });
  stage().dispatchEvent(event);
  return event;
}

const toastText = () => inside(open.editor, '.sr-toasts')?.textContent ?? '';

describe('a file over the stage', () => {
  it('shows where it will land while it is dragged', async () => {
    expect(drag('dragover').defaultPrevented).to.equal(true);
    await until(() => inside(open.editor, '.sr-drop-mark')?.textContent?.includes('background'));
    stage().dispatchEvent(new DragEvent('dragleave', { bubbles: true, composed: true }));
    await until(() => !inside(open.editor, '.sr-drop-mark'));
  });

  it('is uploaded with progress on the picture, put into its place, and can be undone', async () => {
    const release = open.server.hold('uploadMedia');
    drag('drop');
    await until(() => inside(open.editor, '.sr-upload-mark progress'));
    release();
    await until(() => toastText().includes('Added lamp.png'));
    expect(inside(open.editor, '.sr-upload-mark')).to.equal(null);
    expect(inside<HTMLButtonElement>(open.editor, '[aria-label=Undo]')?.disabled).to.equal(false);
    inside<HTMLButtonElement>(open.editor, '[aria-label=Undo]')?.click();
    await until(() => inside<HTMLButtonElement>(open.editor, '[aria-label=Undo]')?.disabled);
  });

  it('is refused in words, and changes nothing', async () => {
    open.server.refuse('uploadMedia', 'image_too_large');
    drag('drop');
    await until(() => toastText().includes('lamp.png'));
    expect(inside(open.editor, '.sr-upload-mark')).to.equal(null);
    expect(inside<HTMLButtonElement>(open.editor, '[aria-label=Undo]')?.disabled).to.equal(true);
    drag('drop', new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    await until(() => toastText().includes('notes.pdf') || toastText().includes('can’t be shown'));
  });

  it('goes into the scene, and others that came along into the uploads', async () => {
    const others = ['desk.png', 'sofa.png'].map((name) => new File(['another'], name, { type: 'image/png' }));
    drag('drop', picture, ...others);
    await until(() => toastText().includes('Added lamp.png'));
    await until(() => toastText().includes('2 more files are in My uploads'));
    expect(open.server.asked('uploadMedia')).to.have.length(3);
    expect(toastText()).not.to.include('desk.png');
  });

  it('is pasted into the only picture of the scene', async () => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    stage().dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await until(() => toastText().includes('Added lamp.png'));
    await until(() => inside<HTMLButtonElement>(open.editor, '[aria-label="Reset logo"]:not(:disabled)'));
  });

  it('beside the stage does not take the page away', () => {
    const bar = inside(open.editor, '.sr-editor__bar') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture);
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true });
    bar.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    expect(inside(open.editor, '.sr-upload-mark')).to.equal(null);
  });
});
