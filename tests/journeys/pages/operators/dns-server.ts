/** A DNS server on this machine that knows TXT records: the smallest part of RFC 1035 that a resolver needs. */
import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** Address with port, as `DNS_SERVERS` takes it. */
  readonly address: string;
  /** By name. */
  readonly texts: Map<string, string>;
  close(): void;
}

const HEADER_BYTES = 12;
const NAME_ERROR = 3;
const TXT = 16;

export async function startDns(): Promise<DnsServer> {
  const texts = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, texts), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, texts, close: () => socket.close() };
}

function answerTo(query: Buffer, texts: ReadonlyMap<string, string>): Buffer {
  const { name, end } = readName(query);
  const question = query.subarray(HEADER_BYTES, end + 4);
  const text = texts.get(name);
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 + (text === undefined ? NAME_ERROR : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  if (text === undefined) return Buffer.concat([header, question]);
  const content = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const record = Buffer.alloc(12);
  // a pointer to the name of the question
  record.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(content.length, 10);
  return Buffer.concat([header, question, record, content]);
}

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}
