import { useBrand, useIsDark } from './brand';

/** Mark and name; of a tenant its logo, or icon and name. */
export function Wordmark() {
  const { name, logo, logoDark, icon, isProduct } = useBrand();
  const isDark = useIsDark();
  const shown = (isDark && logoDark) || logo;
  if (shown)
    return (
      <span className="sr-wordmark">
        <img className="sr-wordmark__logo" src={shown} alt={name} />
      </span>
    );
  return (
    <span className="sr-wordmark">
      <img src={isProduct ? '/assets/spotreel.svg' : (icon ?? '')} alt="" width={28} height={28} />
      {name}
    </span>
  );
}
