/** Name and look of the app: by the tenant of the logged-in user, else by the address of the page. */
import { useSession } from '@spotreel/elements/react';
import { useEffect, useSyncExternalStore } from 'react';

type TenantBrand = NonNullable<NonNullable<ReturnType<typeof useSession>['user']>['brand']>;

const PRODUCT: TenantBrand = {
  name: 'Spotreel',
  isHouse: true,
  logo: null,
  logoDark: null,
  icon: null,
  stylesheet: null,
  supportUrl: null,
  termsUrl: null,
  privacyUrl: null,
};

const pageBrand = readPageBrand();

/** The server writes it into the page, so that it is there before anything is drawn. */
function readPageBrand(): TenantBrand | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="tenant"]')?.content;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The brand to show; `isProduct`: no tenant has one here. */
export function useBrand(): TenantBrand & { readonly isProduct: boolean } {
  const { user } = useSession();
  const brand = user?.brand ?? pageBrand;
  return { ...(brand ?? PRODUCT), isProduct: brand === undefined };
}

/** Puts icon and colors of who is logged in into the page, where its address has another brand. */
export function useBrandOfPage(): void {
  const { icon, stylesheet } = useBrand();
  useEffect(() => {
    if (!icon || icon.endsWith(pageBrand?.icon ?? ' ')) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')) {
      link.removeAttribute('type');
      link.href = icon;
    }
  }, [icon]);
  useEffect(() => {
    if (!stylesheet || stylesheet.endsWith(pageBrand?.stylesheet ?? ' ')) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    document.head.append(link);
    return () => link.remove();
  }, [stylesheet]);
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  darkSystem.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    darkSystem.removeEventListener('change', changed);
  };
}

/** True if the page is dark: a picture cannot ask `light-dark()`. */
export function useIsDark(): boolean {
  return useSyncExternalStore(followTheme, () => {
    const { theme } = document.documentElement.dataset;
    return theme === undefined ? darkSystem.matches : theme === 'dark';
  });
}
