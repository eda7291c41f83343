/** Makes an element like `next` of another document; shared nodes keep their focus, input and open folds. */
export function morph(live: Element, next: Element): void {
  copyAttributes(live, next)
  let at = live.firstChild
  for (const target of next.childNodes) {
    const match = firstLike(target, at)
    if (!match) {
      live.insertBefore(document.importNode(target, true), at)
      continue
    }
    removeUntil(match, at)
    at = match.nextSibling
    if (match instanceof Element && target instanceof Element) morph(match, target)
    else if (match.nodeValue !== target.nodeValue) match.nodeValue = target.nodeValue
  }
  removeUntil(null, at)
}

function copyAttributes(live: Element, next: Element): void {
  for (const name of live.getAttributeNames()) {
    if (name !== 'open' && !next.hasAttribute(name)) live.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

function firstLike(target: Node, at: ChildNode | null): ChildNode | null {
  const key = keyOf(target)
  let node = at
  while (node && keyOf(node) !== key) node = node.nextSibling
  return node
}

/** Matches a control by id or name and value, an article by its link. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const of = (name: string) => node.getAttribute(name) ?? ''
  const what = node.id || of('name') + of('value')
  const leads = node.nodeName === 'ARTICLE' && node.querySelector('a')?.getAttribute('href')
  return `${node.nodeName} ${leads || what}`
}

function removeUntil(end: ChildNode | null, from: ChildNode | null): void {
  let node = from
  while (node && node !== end) {
    const removed = node
    node = node.nextSibling
    removed.remove()
  }
}
