/** A step of the schema, applied once. */
export interface Migration {
  /** Never changes once released. */
  readonly name: string;
  readonly statements: string;
}
