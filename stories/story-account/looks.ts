/** Toolbar settings that a story pins: `export const Dark: Story = { ...Own, ...DARK }`. */
export const DARK = { globals: { theme: 'dark' } };
export const ARABIC = { globals: { locale: 'ar' } };
export const LONG_WORDS = { globals: { locale: 'long' } };
export const PHONE = { globals: { viewport: { value: 'phone' } } };
