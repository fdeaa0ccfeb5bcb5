/** Runs before the first paint: the theme that was chosen here or in the app, which stores it under the same name. */
try {
  const theme = localStorage.getItem('spotreel.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // storage is blocked: the system decides
}
