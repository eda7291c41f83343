import { parseSync, Visitor, type ESTree } from 'vite'

export type SourceText = { text: string; line: number }

const UNREAD =
  /^(?:className|media|sizes|style|d|viewBox|srcSet|src|href|points|transform|id|name|type|rel|key|htmlFor)$/
/** A text without two words in a row is a name or a value. */
const TWO_WORDS = /\p{L}\p{L}[,;:]? \p{L}\p{L}/u
const VALUE = 'X'

type Place = { start: number; end: number }

/** The texts of a source for people: JSX text, strings and templates, without imports and SQL. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const found: { text: string; at: number }[] = []
  const skipped: Place[] = []
  const inner = new Set<number>()
  const skip = ({ start, end }: Place) => void skipped.push({ start, end })
  const add = (text: string, at: number) => void found.push({ text, at })
  const read = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (inner.has(start) || !children.some(isText)) return
    for (const child of children) collectElements(child, inner)
    add(children.map(textOf).join(''), start)
  }
  new Visitor({
    ImportDeclaration: ({ source: from }) => skip(from),
    ExportAllDeclaration: ({ source: from }) => skip(from),
    TaggedTemplateExpression: skip,
    TSLiteralType: skip,
    JSXAttribute: (attribute) => {
      if (attribute.name.type === 'JSXIdentifier' && UNREAD.test(attribute.name.name))
        skip(attribute)
    },
    JSXElement: read,
    JSXFragment: read,
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateLiteral: ({ quasis, start }) =>
      add(
        quasis
          .map(({ value }) => value.cooked ?? '')
          .join(VALUE)
          .replaceAll('\n', '. '),
        start,
      ),
  }).visit(parseSync(file, source).program)
  return found
    .filter(({ at }) => !skipped.some(({ start, end }) => at >= start && at < end))
    .map(({ text, at }) => ({
      text: text.replaceAll(/\s+/g, ' ').trim(),
      line: source.slice(0, at).split('\n').length,
    }))
    .filter(({ text }) => TWO_WORDS.test(text))
}

function isText(child: ESTree.JSXChild): boolean {
  return child.type === 'JSXText' && child.value.trim() !== ''
}

function collectElements(child: ESTree.JSXChild, inner: Set<number>): void {
  if (child.type !== 'JSXElement') return
  inner.add(child.start)
  for (const one of child.children) collectElements(one, inner)
}

function textOf(child: ESTree.JSXChild): string {
  if (child.type === 'JSXText') return child.value
  if (child.type === 'JSXElement') return child.children.map(textOf).join('')
  if (child.type !== 'JSXExpressionContainer') return VALUE
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return ''
  return expression.type === 'Literal' ? String(expression.value) : VALUE
}
