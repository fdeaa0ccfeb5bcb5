// @ts-check
/** The live editor of `docs/theming.md`: a control for each token that people change most, an element, and its CSS. */
const COLORS = [
  ['--spotreel-accent', 'Accent', '#1d4ed8'],
  ['--spotreel-accent-text', 'Text on the accent', '#ffffff'],
  ['--spotreel-surface', 'Surface', '#ffffff'],
  ['--spotreel-surface-sunken', 'Page', '#f5f4f1'],
  ['--spotreel-text', 'Text', '#1a1a17'],
  ['--spotreel-border', 'Lines', '#dedbd3'],
];

export function themeEditor() {
  const colors = COLORS.map(
    ([token, label, value]) =>
      `<label>${label}<input type="color" name="${token}" value="${value}" data-default="${value}"><code>${token}</code></label>`,
  );
  return `<script async src="/sdk/v1/loader.js"></script>
<section class="theme-editor" data-theme-editor aria-label="Theme editor">
<form class="theme-editor__controls">${colors.join('')}
<label>Corners<input type="range" name="--spotreel-radius-md" min="0" max="20" value="8" data-default="8" data-unit="px"><code>--spotreel-radius-md</code></label>
<label>Font<select name="--spotreel-font" data-default=""><option value="">Default</option><option value="Georgia, serif">Georgia</option><option value="system-ui, sans-serif">System</option><option value="ui-monospace, monospace">Monospace</option></select><code>--spotreel-font</code></label>
<button type="reset">Reset</button></form>
<div class="theme-editor__preview" data-preview><p>Loading the element…</p></div>
<figure class="code"><figcaption>CSS<button type="button" data-copy>Copy</button></figcaption><pre tabindex="0"><code data-css>/* Change a value to see its CSS. */</code></pre></figure>
</section>`;
}
