import Bowser from 'bowser';

/** `Firefox on Windows`, as far as the description of the browser says. Empty: it says nothing. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split('/', 1)[0]?.slice(0, 60) ?? '';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
