import type { PageText } from './match-texts.ts'

export function textsIn(part: Element): PageText<Element>[] {
  const texts = new Map<Element, PageText<Element>>()
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const content = node.nodeValue ?? ''
    if (!element || content.trim() === '' || element.closest('script, style, noscript, template'))
      continue
    const known = texts.get(element)
    // React splits one text into several nodes; an element between two nodes separates words.
    const gap = node.previousSibling instanceof Element ? ' ' : ''
    if (known) known.text += gap + content
    else texts.set(element, { element, text: content, ...placeOf(element, part) })
  }
  return [...texts.values()]
}

function placeOf(
  element: Element,
  part: Element,
): Pick<PageText<Element>, 'within' | 'isReference'> {
  const within: string[] = []
  for (let one: Element | null = element; one && one !== part; one = one.parentElement)
    within.push(one.tagName.toLowerCase(), ...(one.id ? [`#${one.id}`] : []), ...classesOf(one))
  const anchor = element.closest('a[href^="#"]')?.getAttribute('href')
  return anchor ? { within: [anchor, ...within], isReference: true } : { within }
}

function classesOf(element: Element): string[] {
  return [...element.classList].map((name) => `.${name}`)
}
