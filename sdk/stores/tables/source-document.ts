import type { DecodingOptions } from '../../table/encoding/decode-text';

/** The text of a feed in XML or JSON. Undefined: the bytes are a table, or no text. */
export async function documentIn(bytes: Uint8Array, options: DecodingOptions): Promise<string | undefined> {
  const { decodeText } = await import('../../table/encoding/decode-text');
  const text = decodeText(bytes, options)?.text.replace(/^\uFEFF/, '');
  const isDocument = text !== undefined && /^\s*(?:\{|<(?!!doctype\s+html|html))/i.test(text);
  return isDocument ? text : undefined;
}
