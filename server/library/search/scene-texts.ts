interface SceneTexts {
  readonly name: string;
  readonly description: string;
  readonly texts: readonly { readonly defaultValue: string }[];
}

/** The names of scenes and what they say before anybody changes them. */
export function sceneTexts(scenes: readonly SceneTexts[]): string {
  return scenes
    .flatMap(({ name, description, texts }) => [name, description, ...texts.map(({ defaultValue }) => defaultValue)])
    .join(' ');
}
