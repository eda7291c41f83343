/**
 * Makes an element of the page say what `next`, an element of another document, says. What both have
 * stays the element that it is, so that it keeps its focus and what is typed into it; a fold stays open.
 */
export function morph(live: Element, next: Element): void {
  copyAttributes(live, next)
  let at = live.firstChild
  for (const wanted of next.childNodes) {
    const match = firstLike(wanted, at)
    if (!match) {
      live.insertBefore(document.importNode(wanted, true), at)
      continue
    }
    removeUntil(match, at)
    at = match.nextSibling
    if (match instanceof Element && wanted instanceof Element) morph(match, wanted)
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue
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

/** The first node from `at` on that can become the wanted one. */
function firstLike(wanted: Node, at: ChildNode | null): ChildNode | null {
  const key = keyOf(wanted)
  let node = at
  while (node && keyOf(node) !== key) node = node.nextSibling
  return node
}

/** A control is the same by its id, or by its name and what it stands for; an article by where it leads. */
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
    const gone = node
    node = node.nextSibling
    gone.remove()
  }
}
