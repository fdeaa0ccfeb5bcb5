/** Only http and https links are accepted anywhere (docs/rules/forms.md#links). */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+/i.test(text) && URL.canParse(text);
}

/** `www.example.com` -> `https://www.example.com`; what is a link already, and what cannot become one, stays as it is. */
export function toHttpUrl(text: string): string {
  const trimmed = text.trim();
  const isBareHost = /^[^\s:/?#@]+\.[^\s:/?#@]{2,}([/?#]\S*)?$/.test(trimmed);
  return isBareHost ? `https://${trimmed}` : trimmed;
}

/** As it is shown in a video: `https://www.example.com/` -> `example.com`. */
export function displayUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/$/gi, '');
}
