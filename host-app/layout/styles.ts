import layout from './layout.css?inline';

/** The app's own styles, beside those of the components. */
export function adoptLayoutStyles(root: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(layout);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
