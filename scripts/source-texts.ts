import { parseSync, Visitor } from 'vite'

/** A text that someone reads, as it stands in a source. */
export type SourceText = { text: string; line: number }

/** Attributes whose values no one reads. */
const UNREAD =
  /^(?:className|media|sizes|style|d|viewBox|srcSet|src|href|points|transform|id|name|type|rel|key|htmlFor)$/
/** Two words next to each other; what has none is a name or a value. */
const WORDS = /\p{L}{2,}[,;:]? \p{L}{2,}/u
/** A value that is put into a text counts as one word. */
const VALUE = 'X'

type Node = { type: string; start: number; [key: string]: unknown }

/** The texts of a source: what elements say, strings and templates; no imports, no statements to the database. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const found: { text: string; at: number }[] = []
  const skipped: [from: number, to: number][] = []
  const skip = ({ start, end }: { start: number; end: number }) => void skipped.push([start, end])
  const add = (text: string, at: number) =>
    void found.push({ text: text.replaceAll(/\s+/g, ' ').trim(), at })
  const drawn = (element: Node) => {
    const children = element['children'] as Node[]
    if (!children.some(({ type, value }) => type === 'JSXText' && String(value).trim() !== ''))
      return
    add(children.map(wordsOf).join(''), element.start)
  }
  new Visitor({
    ImportDeclaration: ({ source: from }) => skip(from),
    ExportAllDeclaration: ({ source: from }) => skip(from),
    TaggedTemplateExpression: skip,
    TSLiteralType: skip,
    JSXAttribute: (attribute) => {
      const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : ''
      if (UNREAD.test(name)) skip(attribute)
    },
    JSXElement: (element) => drawn(element as unknown as Node),
    JSXFragment: (fragment) => drawn(fragment as unknown as Node),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateLiteral: ({ quasis, start }) =>
      add(quasis.map(({ value }) => value.cooked ?? '').join(VALUE), start),
  }).visit(parseSync(file, source).program)
  return found
    .filter(
      ({ text, at }) => WORDS.test(text) && !skipped.some(([from, to]) => at >= from && at < to),
    )
    .map(({ text, at }) => ({ text, line: source.slice(0, at).split('\n').length }))
}

/** What an element's child says: its text, that of elements in it, or a value. */
function wordsOf(child: Node): string {
  if (child.type === 'JSXText') return String(child['value'])
  if (child.type === 'JSXElement') return (child['children'] as Node[]).map(wordsOf).join('')
  const inner = child['expression'] as Node | undefined
  if (inner?.type === 'Literal') return String(inner['value'])
  return inner?.type === 'JSXEmptyExpression' ? '' : VALUE
}
