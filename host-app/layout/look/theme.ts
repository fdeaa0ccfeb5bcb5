import { useCallback, useState } from 'react';

/** In the order of menus. `system`: as the device is set. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** Messages of the names. */
export const themeKeys = { light: 'app.themeLight', dark: 'app.themeDark', system: 'app.themeSystem' } as const;

const KEY = 'spotreel.theme';

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system'; // storage is blocked
  }
}

/** Writes the choice where the style sheets look for it. */
export function applyTheme(choice: ThemeChoice = stored()): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** The choice of this browser, and the way to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme] = useState(stored);
  const choose = useCallback((choice: ThemeChoice) => {
    setTheme(choice);
    applyTheme(choice);
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // storage is blocked: the choice lasts as long as the page
    }
  }, []);
  return [theme, choose];
}
