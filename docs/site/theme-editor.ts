/** The live editor of the theming page: writes tokens to an element, and the CSS to copy. */
export function setUpThemeEditor(): void {
  const editor = document.querySelector<HTMLElement>('[data-theme-editor]');
  const form = editor?.querySelector('form');
  const preview = editor?.querySelector<HTMLElement>('[data-preview]');
  const css = editor?.querySelector('[data-css]');
  if (!editor || !form || !preview || !css) return;
  const element = document.createElement('template-grid');
  const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';
  const show = () => {
    const changed = changedTokens(form);
    // the object model, not a style attribute: the policy of the page refuses attributes that a parser reads
    element.removeAttribute('style');
    for (const [name, value] of changed) element.style.setProperty(name, value);
    if (document.documentElement.dataset.theme) element.setAttribute('theme', isDark() ? 'dark' : 'light');
    css.textContent =
      changed.length === 0
        ? '/* Change a value to see its CSS. */'
        : `template-grid, project-editor {\n${changed.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(show));
  document.addEventListener('theme-changed', show);
  preview.replaceChildren(element);
  show();
}

/** Names and values of the controls that were changed. */
function changedTokens(form: HTMLFormElement): [string, string][] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((control) =>
    control.value === control.dataset.default
      ? []
      : [[control.name, control.value + (control.dataset.unit ?? '')] as [string, string]],
  );
}
