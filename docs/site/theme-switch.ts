const KEY = 'spotreel.theme';

/** The button in the bar. The app reads the same choice. */
export function setUpThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (document.documentElement.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // storage is blocked: the choice counts for this page
    }
    show();
    document.dispatchEvent(new CustomEvent('theme-changed'));
  });
  system.addEventListener('change', show);
  show();
}
