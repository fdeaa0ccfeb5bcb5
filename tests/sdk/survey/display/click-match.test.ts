import { describe, expect, it } from 'vitest';
import { type ClickedElement, matchClick } from '../../../../sdk/survey/display/click-match';

/** An element that matches the listed selectors; any with `>>` is invalid, as in a browser. */
function element(innerHTML: string, selectors: string[], parentElement: ClickedElement | null = null): ClickedElement {
  return {
    innerHTML,
    parentElement,
    matches: (selector) => {
      if (selector.includes('>>')) throw new SyntaxError('not a selector');
      return selectors.includes(selector);
    },
  };
}

const address = 'https://app.test/projects';
const card = element('<button>…</button>', ['.card']);
const button = element('<i></i> Save', ['button', '.primary', '.card .primary', 'div > button'], card);
const icon = element('', ['i'], button);
const html = (value: string) => ({ innerHtml: { value } });
const css = (value: string) => ({ cssSelector: { value } });
const url = (value: string, rule = 'exactMatch') => ({ pageUrl: { value, rule: rule as 'exactMatch' } });

describe('a click', () => {
  it('fires by the html of what was hit or of what is around it', () => {
    expect(matchClick(button, html('<i></i> Save'), address)).toBe(true);
    expect(matchClick(icon, html('<i></i> Save'), address)).toBe(true);
    expect(matchClick(card, html('<i></i> Save'), address)).toBe(false);
    expect(matchClick(button, html('Save'), address)).toBe(false);
  });

  it.each(['.primary', 'button', '.card .primary', 'div > button', 'button.primary', ' .primary '])(
    'fires by %s',
    (value) => expect(matchClick(icon, css(value), address)).toBe(true),
  );

  it('does not fire where one part of a selector fails, or where it is none', () => {
    expect(matchClick(icon, css('button.secondary'), address)).toBe(false);
    expect(matchClick(icon, css('a >> b'), address)).toBe(false);
  });

  it('needs all parts, html and selector of the same element', () => {
    expect(matchClick(icon, { ...html('<i></i> Save'), ...css('.primary'), ...url(address) }, address)).toBe(true);
    expect(matchClick(icon, { ...html('<i></i> Save'), ...css('.card') }, address)).toBe(false);
    expect(matchClick(icon, { ...css('.primary'), ...url('https://app.test/') }, address)).toBe(false);
    expect(matchClick(icon, { ...css('.primary'), ...url('projects', 'later') }, address)).toBe(false);
  });

  it('fires nothing that names only an address, or nothing at all', () => {
    expect(matchClick(icon, url(address), address)).toBe(false);
    expect(matchClick(icon, {}, address)).toBe(false);
    expect(matchClick(icon, { ...html(''), ...css(' ') }, address)).toBe(false);
  });
});
