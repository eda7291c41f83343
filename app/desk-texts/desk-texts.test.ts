import { globSync, readFileSync } from 'node:fs'

import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'

/** Everything that the desk draws or says. */
const SCREENS = [
  'app/routes/staff/**/*.{ts,tsx}',
  'app/staff/**/*.{ts,tsx}',
  'app/vitals/*.tsx',
  'app/health/*.{ts,tsx}',
  'app/leads/{assignment,clicks,desk,insight,live,onward,panel,people,queue,suspect,visits}/**/*.{ts,tsx}',
]
/** Attributes of parts, and names of values, that somebody reads. */
const SAID =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|head|hint|label|note|placeholder|remark|text|title|unset|word)$/
/** What is written on a key of the keyboard is the same in every language. */
const KEY = /^[A-Z]$/

/** Words that stand in a screen itself, not among the desk's texts. */
function wordsIn(source: string, file: string): string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (/\p{L}/u.test(text) && !KEY.test(text.trim())) found.push(text.trim())
  }
  function noteSaid(value: ESTree.Node | null): void {
    if (value === null) return
    if (value.type === 'Literal' && typeof value.value === 'string') note(value.value)
    if (value.type === 'TemplateLiteral') for (const { value: part } of value.quasis) note(part.raw)
    if (value.type === 'JSXExpressionContainer') noteSaid(value.expression)
    if (value.type === 'LogicalExpression') noteSaid(value.right)
    if (value.type === 'ConditionalExpression') {
      noteSaid(value.consequent)
      noteSaid(value.alternate)
    }
  }
  new Visitor({
    JSXText: ({ value }) => note(value),
    JSXElement: ({ children }) => children.forEach(noteSaid),
    JSXFragment: ({ children }) => children.forEach(noteSaid),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && SAID.test(name.name)) noteSaid(value)
    },
    Property: ({ key, value }) => {
      // A lone word in small letters is stored, not said.
      const isWord = value.type === 'Literal' && /^[a-z-]*$/.test(String(value.value))
      if (key.type === 'Identifier' && SAID.test(key.name) && !isWord) noteSaid(value)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const screens = SCREENS.flatMap((pattern) => globSync(pattern)).filter(
  (file) => !/\.test\.tsx?$|\.server\.ts$/.test(file),
)

test('words are found wherever a screen can hold them', () => {
  const source = `
    export const meta = () => [{ title: 'A title' }]
    export const Screen = ({ one, name, texts }) => (
      <p className="not read" aria-label={\`Move \${name}\`} title="Said">
        Text {one ? 'one' : texts.many} <kbd>J</kbd> {name && 'also'} <Part label={texts.own} />
      </p>
    )`
  expect(wordsIn(source, 'screen.tsx').toSorted()).toEqual(
    ['A title', 'Move', 'Said', 'Text', 'also', 'one'].toSorted(),
  )
})

test.each(screens)('%s takes its words from the desk’s texts', (file) => {
  expect(wordsIn(readFileSync(file, 'utf8'), file)).toEqual([])
})
