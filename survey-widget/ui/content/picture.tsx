/** The author's decorative image, if there is one. */
export function Picture({ src }: { readonly src: string | null | undefined }) {
  return src ? <img class="sv-image" src={src} alt="" /> : null;
}
