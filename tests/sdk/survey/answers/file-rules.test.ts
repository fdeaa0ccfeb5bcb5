import { describe, expect, it, test } from 'vitest';
import { acceptedEndings, isAllowedFile, takeFiles } from '../../../../sdk/survey/answers/file-rules';
import { question } from '../questions';

const MEGABYTE = 1024 * 1024;
const file = (name: string, size = 1) => ({ name, size });
const one = question('fileUpload');
const several = question('fileUpload', {
  allowMultipleFiles: true,
  allowedFileExtensions: ['pdf', 'png'],
  maxSizeInMB: 1,
});
const pdf = file('a.pdf');
const png = file('b.PNG', MEGABYTE);
const exe = file('c.exe');
const large = file('d.pdf', MEGABYTE + 1);

describe('files', () => {
  test.each([
    [one, [], [], 'no_file'],
    [one, [pdf], [pdf], undefined],
    [one, [pdf, png], [], 'too_many_files'],
    [one, [file('a.pdf', 10 * MEGABYTE)], [file('a.pdf', 10 * MEGABYTE)], undefined],
    [one, [file('a.pdf', 10 * MEGABYTE + 1)], [], 'too_large'],
    [one, [exe], [], 'wrong_type'],
    [several, [pdf, png], [pdf, png], undefined],
    [several, [exe, file('e.doc')], [], 'wrong_type'],
    [several, [large, large], [], 'too_large'],
  ])('%#: all or none is taken', (asked, offered, files, problem) => {
    expect(takeFiles(asked, offered)).toEqual({ files, problem, refused: [] });
  });

  it('are taken beside others, which are named with their reasons', () => {
    const refusedExe = { file: exe, problem: 'wrong_type' };
    const refusedLarge = { file: large, problem: 'too_large' };
    const none = { files: [], problem: undefined, refused: [] };
    expect(takeFiles(several, [exe, pdf])).toEqual({ ...none, files: [pdf], refused: [refusedExe] });
    expect(takeFiles(several, [large, pdf, exe])).toEqual({
      ...none,
      files: [pdf],
      refused: [refusedLarge, refusedExe],
    });
    expect(takeFiles(several, [exe, large])).toEqual({ ...none, refused: [refusedExe, refusedLarge] });
  });

  it('are too many where one was taken before', () => {
    expect(takeFiles(one, [pdf], true)).toEqual({ files: [], problem: 'too_many_files', refused: [] });
    expect(takeFiles(several, [pdf], true)).toEqual({ files: [pdf], problem: undefined, refused: [] });
  });

  test.each([
    ['report.docx', ['docx'], true],
    ['photo.jpg', ['jpeg'], true],
    ['photo.JPEG', ['jpg'], true],
    ['notes.txt', ['plain'], true],
    ['photo', ['png'], false],
    ['page.html', ['png'], false],
    ['a.pdf.exe', ['pdf'], false],
    ['archive.7z', undefined, true],
    ['page.html', undefined, false],
    ['archive.7z', [], true],
    ['page.html', [], false],
  ])('%s among %j: %s', (name, extensions, expected) => {
    expect(isAllowedFile({ name }, extensions)).toBe(expected);
  });

  it('are asked for by their endings', () => {
    expect(acceptedEndings(['plain', 'jpg', 'pdf'])).toBe('.txt,.jpg,.jpeg,.pdf');
    expect(acceptedEndings()).toContain('.docx');
  });
});
