/**
 * Reads tables of a FlatBuffers file, the format of TensorFlow Lite models. Fields are named by their place in the schema. An
 * offset beyond the end of the file throws a RangeError.
 */
export class FlatTable {
  readonly #view: DataView;
  readonly #position: number;

  private constructor(view: DataView, position: number) {
    this.#view = view;
    this.#position = position;
  }

  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatTable(view, view.getUint32(0, true));
  }

  /** A signed byte, also a boolean or an enumeration. */
  byte(field: number, absent = 0): number {
    const at = this.#at(field);
    return at === undefined ? absent : this.#view.getInt8(at);
  }

  int(field: number, absent = 0): number {
    const at = this.#at(field);
    return at === undefined ? absent : this.#view.getInt32(at, true);
  }

  table(field: number): FlatTable | undefined {
    const at = this.#at(field);
    return at === undefined ? undefined : this.#tableAt(at);
  }

  tables(field: number): FlatTable[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, index) => this.#tableAt(start + 4 * index));
  }

  ints(field: number): number[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, index) => this.#view.getInt32(start + 4 * index, true));
  }

  /** A copy. Empty where the field is absent. */
  bytes(field: number): Uint8Array {
    const { start, length } = this.#vector(field);
    return new Uint8Array(
      this.#view.buffer.slice(this.#view.byteOffset + start, this.#view.byteOffset + start + length),
    );
  }

  text(field: number): string {
    return new TextDecoder().decode(this.bytes(field));
  }

  #tableAt(at: number): FlatTable {
    return new FlatTable(this.#view, at + this.#view.getUint32(at, true));
  }

  #vector(field: number): { readonly start: number; readonly length: number } {
    const at = this.#at(field);
    if (at === undefined) return { start: 0, length: 0 };
    const vector = at + this.#view.getUint32(at, true);
    const length = this.#view.getUint32(vector, true);
    if (length > this.#view.byteLength) throw new RangeError('A list of the model is longer than its file.');
    return { start: vector + 4, length };
  }

  #at(field: number): number | undefined {
    const fields = this.#position - this.#view.getInt32(this.#position, true);
    const entry = 4 + 2 * field;
    if (entry >= this.#view.getUint16(fields, true)) return undefined;
    const offset = this.#view.getUint16(fields + entry, true);
    return offset === 0 ? undefined : this.#position + offset;
  }
}
