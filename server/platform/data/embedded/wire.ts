/**
 * The little that a session reads of PostgreSQL's protocol (version 3, "Message Formats" of its manual). A message is a byte
 * for its type, its length as 32 bits, which count themselves, and its content.
 */

/** Types of messages, as bytes. */
const PARSE = 'P'.charCodeAt(0);
const PARSE_COMPLETE = '1'.charCodeAt(0);
const COMMAND_COMPLETE = 'C'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
/** With its type. */
const READY_BYTES = 6;

/** First message of a server to a client that it trusts: that it may go on, and that it is ready. */
export const WELCOME = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49);

/** The answer to a statement that was prepared before. */
const PREPARED = Uint8Array.of(PARSE_COMPLETE, 0, 0, 0, 4);

/** True if the client says goodbye. */
export function isTerminate(message: Uint8Array): boolean {
  return message[0] === TERMINATE;
}

/** True if the reply ends with the message that the session is ready for the next request. */
export function isWhole(reply: Uint8Array): boolean {
  const end = reply.length - READY_BYTES;
  return end >= 0 && reply[end] === READY && lengthAt(reply, end) === READY_BYTES - 1;
}

/** True if the reply leaves its session in a transaction, by the status in its last byte. */
export function isInTransaction(reply: Uint8Array): boolean {
  const status = reply.at(-1);
  return status !== undefined && String.fromCharCode(status) !== 'I';
}

/** Name of the statement that the first message prepares. Undefined: it prepares none that has a name. */
export function preparedName(request: Uint8Array): string | undefined {
  if (request[0] !== PARSE || request[HEADER] === 0) return undefined;
  return Buffer.from(request.subarray(HEADER, request.indexOf(0, HEADER))).toString('latin1');
}

/** Bytes of type and length. */
const HEADER = 5;

/** The request without its first message. */
export function withoutFirst(request: Uint8Array): Uint8Array {
  return request.subarray(1 + lengthAt(request, 0));
}

/** True if the first message of the reply confirms a prepared statement. */
export function isPrepared(reply: Uint8Array): boolean {
  return reply[0] === PARSE_COMPLETE;
}

/** The reply to a request whose first message was taken off. */
export function asPrepared(reply: Uint8Array): Uint8Array {
  return joined([PREPARED, reply]);
}

/** The text in the first column of the first row; undefined without a row. */
export function firstValue(reply: Uint8Array): string | undefined {
  const row = messagesOf(reply).find(({ type }) => type === 'D');
  if (!row) return undefined;
  // a count of columns in 16 bits, then each column's length in 32 bits and its bytes
  const start = row.start + HEADER + 2;
  return Buffer.from(reply.subarray(start + 4, start + 4 + uint32(reply, start))).toString();
}

/** True if a statement other than a SELECT was run: it may have written. */
export function mayHaveWritten(reply: Uint8Array): boolean {
  return messagesOf(reply).some(({ type, start }) => {
    if (type.charCodeAt(0) !== COMMAND_COMPLETE) return false;
    return Buffer.from(reply.subarray(start + HEADER, start + HEADER + 6)).toString('latin1') !== 'SELECT';
  });
}

/** Text of the error in a reply; undefined where there is none. */
export function errorIn(reply: Uint8Array): string | undefined {
  const error = messagesOf(reply).find(({ type }) => type === 'E');
  return (
    error &&
    Buffer.from(reply.subarray(error.start + HEADER, error.end))
      .toString()
      .replaceAll('\0', ' ')
      .trim()
  );
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

interface Message {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function messagesOf(bytes: Uint8Array): Message[] {
  const found: Message[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + 1 + lengthAt(bytes, start);
    found.push({ type: String.fromCharCode(bytes[start] ?? 0), start, end });
    start = end;
  }
  return found;
}

function lengthAt(bytes: Uint8Array, start: number): number {
  return uint32(bytes, start + 1);
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
}
