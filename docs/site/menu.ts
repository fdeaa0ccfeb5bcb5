/** The navigation of narrow windows: a panel under the bar, closed by Escape and by a link to the same page. */
export function setUpMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-menu]');
  const navigation = document.querySelector<HTMLElement>('#navigation');
  if (!button || !navigation) return;
  const current = navigation.querySelector<HTMLElement>('[aria-current]');
  const open = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    navigation.classList.toggle('navigation--open', isOpen);
    if (isOpen) (current ?? navigation.querySelector('a'))?.focus();
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') === 'false'));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') === 'false') return;
    open(false);
    button.focus();
  });
  navigation.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && open(false));
  if (current) navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;
}
