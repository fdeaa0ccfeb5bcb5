/** The author's text under the headline, if there is one. */
export function Subheader({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <p class="sv-subheader" dir="auto">
      {text}
    </p>
  ) : null;
}
