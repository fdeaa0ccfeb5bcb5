/** Toolbar settings that a story pins: `export const Dark: Story = { ...Own, ...DARK }`. Storybook writes into what a story exports, so each spreads them. */
export const DARK = { globals: { theme: 'dark' } };
export const ARABIC = { globals: { locale: 'ar' } };
/** For stories whose `play` finds things by their English names. */
export const MIRRORED = { globals: { locale: 'mirrored' } };
/** Language and window in which words have the least room. */
export const LONG_WORDS = { globals: { locale: 'long', viewport: { value: 'phone' } } };
export const PHONE = { globals: { viewport: { value: 'phone' } } };
