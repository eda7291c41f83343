/** Whether an element is laid out. Some served browsers lack `checkVisibility`. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}
