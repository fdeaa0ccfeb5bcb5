import { expect, it } from 'vitest';
import { textOfFile } from '../../../sdk/stores/text-of-file';

const read = (bytes: Uint8Array | string) => textOfFile(new File([bytes as BlobPart], 'table.csv'));
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])]);

it('reads what spreadsheets write: UTF-8 with and without a mark, UTF-16, Windows-1252', async () => {
  expect(await read('Café;5 €')).toBe('Café;5 €');
  expect(await read('\uFEFFCafé')).toBe('Café');
  expect(await read(utf16('Café;5 €'))).toBe('Café;5 €');
  expect(await read(Uint8Array.from([67, 97, 102, 0xe9, 59, 53, 32, 0x80]))).toBe('Café;5 €');
});

it('finds no text in an empty file, and in one that is no text', async () => {
  expect(await read('')).toBeUndefined();
  expect(await read(Uint8Array.from([0x89, 80, 78, 71, 0, 0, 0, 13]))).toBeUndefined();
  const broken = new File(['x'], 'gone.csv');
  broken.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await textOfFile(broken)).toBeUndefined();
});
