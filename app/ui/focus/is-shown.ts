/** Whether an element is laid out. Some supported browsers lack `checkVisibility`. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}
