/** Calls for each element of these tags: those on the page, and those that come later. Shadow roots are not seen. */
export function watchElements(tags: readonly string[], onElement: (element: Element) => void): void {
  const selector = tags.join();
  const look = (node: ParentNode) => {
    for (const element of node.querySelectorAll(selector)) onElement(element);
  };
  look(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) onElement(node);
        look(node);
      }
  }).observe(document, { childList: true, subtree: true });
}
