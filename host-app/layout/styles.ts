import entrance from './entrance.css?inline';
import layout from './layout.css?inline';
import mobileMenu from './menus/mobile-menu.css?inline';

/** The app's own styles, beside those of the components. */
export function adoptLayoutStyles(root: Document): void {
  const sheets = [layout, entrance, mobileMenu].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
