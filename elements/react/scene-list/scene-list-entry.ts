/** A scene as the list shows it. */
export interface SceneListEntry {
  readonly id: number;
  readonly name: string;
  readonly durationSeconds: number;
  readonly posterUrl: string | null;
  /** Something in it needs attention. */
  readonly hasNotice: boolean;
}
