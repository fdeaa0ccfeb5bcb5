/** Reads XML that comes in pieces: elements by their local names, and texts. Documents that declare a type are refused. */
import { TableFault } from '../table';

/** Handlers for the parts of a document, called in their order. */
export interface XmlHandlers {
  /** `name`: without a prefix. `attributes`: as they are written. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** A text between two elements. A cell has at most 32,767 characters. */
const LONGEST_PART = 1024 * 1024;

export class XmlScanner {
  readonly #handlers: XmlHandlers;
  #rest = '';

  constructor(handlers: XmlHandlers) {
    this.#handlers = handlers;
  }

  /** Throws `damaged`. */
  push(piece: string): void {
    const xml = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = xml.indexOf('<', at);
      const end = start < 0 ? -1 : endOfPart(xml, start);
      if (start < 0 || end < 0) break;
      if (start > at) this.#handlers.text(decoded(xml.slice(at, start)));
      this.#take(xml.slice(start + 1, end));
      at = end + 1;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > LONGEST_PART) throw new TableFault('damaged');
  }

  /** `part`: what lies between the angle brackets. */
  #take(part: string): void {
    if (part.startsWith('!DOCTYPE')) throw new TableFault('damaged');
    if (part.startsWith('![CDATA[')) this.#handlers.text(part.slice(8, -2));
    else if (part.startsWith('/')) this.#handlers.close(localName(part.slice(1).trim()));
    else if (!/^[?!]/.test(part)) this.#open(part);
  }

  #open(part: string): void {
    const isEmpty = part.endsWith('/');
    const space = part.search(/[\s/]/);
    const name = localName(space < 0 ? part : part.slice(0, space));
    this.#handlers.open(name, space < 0 ? '' : part.slice(space));
    if (isEmpty) this.#handlers.close(name);
  }
}

/** The value of an attribute, by its local name. Undefined: it is not there. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes[at - 1] ?? ' ';
    const equals = behindBlanks(attributes, at + name.length);
    if (!/[\s:]/.test(before) || attributes[equals] !== '=') continue;
    const first = behindBlanks(attributes, equals + 1);
    const last = attributes.indexOf(attributes[first] ?? '"', first + 1);
    return last < 0 ? undefined : decoded(attributes.slice(first + 1, last));
  }
  return undefined;
}

function behindBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}

function endOfPart(xml: string, start: number): number {
  if (xml.startsWith('<!--', start)) return endOf(xml, '-->', start);
  if (xml.startsWith('<![CDATA[', start)) return endOf(xml, ']]>', start);
  return xml.indexOf('>', start);
}

function endOf(xml: string, sign: string, start: number): number {
  const end = xml.indexOf(sign, start);
  return end < 0 ? -1 : end + 2;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
