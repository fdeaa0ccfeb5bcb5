import { describe, expect, it } from 'vitest';
import { ALLOWED_FILE_EXTENSIONS } from '../../../../sdk/contract/surveys/file-extensions';
import { allows, extensionOf, uploadRules } from '../../../../server/survey/uploads/upload-rules';
import { question } from '../../../sdk/survey/questions';

const files = (more = {}) => question('fileUpload', { id: 'files', ...more });

describe('what a survey lets be uploaded', () => {
  it('is every kind of file of the default size, where a question says nothing', () => {
    const all = { extensions: [...ALLOWED_FILE_EXTENSIONS], limitMb: 10 };
    expect(uploadRules([question('nps'), files()])).toEqual(all);
  });

  it('is what any of its questions takes', () => {
    const questions = [
      files({ allowedFileExtensions: ['pdf'], maxSizeInMB: 2 }),
      question('openText'),
      files({ allowedFileExtensions: ['png', 'jpg'], maxSizeInMB: 5 }),
    ];
    expect(uploadRules(questions)).toEqual({ extensions: ['pdf', 'png', 'jpg'], limitMb: 5 });
  });

  it('is nothing where no question asks for a file', () => {
    expect(uploadRules([question('openText')])).toBeUndefined();
    expect(uploadRules([])).toBeUndefined();
  });
});

it.each([
  ['report.PDF', 'pdf'],
  ['archive.tar', 'tar'],
  ['notes.txt', 'plain'],
  ['a.plain', 'plain'],
  ['two.png.exe', undefined],
  ['png', undefined],
  ['a.png ', undefined],
  ['a.', undefined],
])('%j ends like %s', (name, extension) => expect(extensionOf(name)).toBe(extension));

it('jpg and jpeg are one kind, others are their own', () => {
  expect([allows(['jpg'], 'jpeg'), allows(['jpeg'], 'jpg'), allows(['pdf', 'png'], 'png')]).toEqual([true, true, true]);
  expect([allows(['png'], 'jpg'), allows([], 'png')]).toEqual([false, false]);
});
