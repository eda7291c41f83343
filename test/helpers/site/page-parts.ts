import type { PageText } from '#app/editor/preview/match-texts.ts'

type Open = { tag: string; selectors: string[]; anchor: string | undefined; hasChild: boolean }

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
const SILENT = /^(?:script|style|noscript|template)$/

/** The texts of HTML that React wrote, as `textsIn` finds them in a browser; elements are numbers. */
export function textsOfHtml(html: string): PageText<number>[] {
  const texts = new Map<Open, PageText<number>>()
  const open: Open[] = []
  // React puts comments between adjacent texts.
  const tokens = html
    .replaceAll(/<!--.*?-->/g, '')
    .matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)
  for (const [, closing = '', tag = '', attributes = '', words] of tokens) {
    if (words !== undefined) addText(texts, open, decode(words))
    else if (closing === '') begin(open, tag.toLowerCase(), attributes)
    else open.pop()
  }
  return [...texts.values()]
}

function begin(open: Open[], tag: string, attributes: string): void {
  const around = open.at(-1)
  if (around) around.hasChild = true
  if (!VOID.test(tag) && !attributes.endsWith('/')) open.push(opened(tag, attributes))
}

function addText(texts: Map<Open, PageText<number>>, open: readonly Open[], text: string): void {
  const around = open.at(-1)
  if (!around || text.trim() === '' || open.some(({ tag }) => SILENT.test(tag))) return
  const known = texts.get(around)
  const gap = around.hasChild ? ' ' : ''
  around.hasChild = false
  if (known) {
    known.text += gap + text
    return
  }
  const anchor = open.findLast((one) => one.anchor !== undefined)?.anchor
  const within = open.toReversed().flatMap(({ selectors }) => selectors)
  texts.set(around, {
    element: texts.size,
    text: text,
    ...(anchor === undefined ? { within } : { within: [anchor, ...within], isReference: true }),
  })
}

function opened(tag: string, attributes: string): Open {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const classes = valueOf('class').split(' ').filter(Boolean)
  const id = valueOf('id')
  const href = tag === 'a' ? valueOf('href') : ''
  return {
    tag,
    selectors: [tag, ...(id ? [`#${id}`] : []), ...classes.map((one) => `.${one}`)],
    anchor: href.startsWith('#') ? href : undefined,
    hasChild: false,
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => NAMED[name] ?? '')
}
