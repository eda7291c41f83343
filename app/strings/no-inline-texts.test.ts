import { globSync, readFileSync } from 'node:fs'

import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'

const SCREENS = [
  'app/routes/dashboard/**/*.{ts,tsx}',
  'app/staff/**/*.{ts,tsx}',
  'app/web-vitals/**/*.{ts,tsx}',
  'app/health/**/*.{ts,tsx}',
  'app/health/health-checks.server.ts',
  'app/editor/schedules/late-notification.ts',
  'app/{audit,assignment,enquiries,leads,notifications,privacy,settings,sources,visits}/**/*.{ts,tsx}',
  'cli/demo/**/*.ts',
  'app/editor/**/*.{ts,tsx}',
  'server/jobs/notifications/*.ts',
]
/** Texts for visitors, emails, answers, commands and logs, and demo people. */
const OTHERS = new RegExp(
  [
    '^(?:app/enquiries(?!/people)|app/privacy(?!/withdrawal/withdrawal-lists)|cli/demo)/',
    '^app/notifications/(?:notification|mail/(?:confirmation|withdrawal-link-mail))\\.ts$',
    '^app/visits/visit-invitation\\.ts$',
    '^app/leads/contact-clicks/contact-intent\\.ts$',
    // A new project's default texts are content.
    '^app/editor/list/new-project\\.ts$',
    '^app/web-vitals/take-report\\.server\\.ts$',
  ].join('|'),
)
const SAID =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|head|hint|label|note|placeholder|remark|text|title|unset|word)$/
/** Key caps are the same in every language. */
const KEY = /^[A-Z]$/

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

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
      // A lone lower-case word is a value, not text.
      const isWord = value.type === 'Literal' && /^[a-z-]*$/.test(String(value.value))
      if (key.type === 'Identifier' && SAID.test(key.name) && !isWord) noteSaid(value)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Error messages are for the log. */
function sentencesIn(source: string, file: string): string[] {
  const found = new Map<number, string>()
  const note = ({ start }: { start: number }, text: string) => {
    if (/^\p{Lu}/u.test(text) && text.includes(' ') && /[.!?…]$/.test(text)) found.set(start, text)
  }
  const errors: { start: number; end: number }[] = []
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') note(node, node.value)
    },
    TemplateLiteral: (node) => note(node, node.quasis.map(({ value }) => value.raw).join('x')),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) errors.push(node)
    },
  }).visit(parseSync(file, source).program)
  return [...found]
    .filter(([at]) => !errors.some(({ start, end }) => start <= at && at < end))
    .map(([, text]) => text)
}

const screens = SCREENS.flatMap((pattern) => globSync(pattern)).filter(
  (file) => !isTest(file) && !OTHERS.test(file),
)

test('texts are found wherever a screen can have them', () => {
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

test('sentences are found outside JSX, too', () => {
  const source = `
    const told = is ? 'Nothing was lost.' : \`\${name} is away.\`
    const asked = \`Send it to \${name}?\`
    const key = 'Content-Type'
    throw new TypeError('This cannot be.')`
  expect(sentencesIn(source, 'screen.ts')).toEqual(['Nothing was lost.', 'Send it to x?'])
})

test.each(screens)('%s takes its texts from the dashboard’s strings', (file) => {
  const source = readFileSync(file, 'utf8')
  expect([...wordsIn(source, file), ...sentencesIn(source, file)]).toEqual([])
})

test('shared components of the dashboard have no texts of their own, except the toast, which visitors see, too', () => {
  const parts = new Set(
    screens.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(/from '#(app\/ui\/[^']+\.tsx)'/g)].map(([, part = '']) => part)
    }),
  )
  expect(parts.size).toBeGreaterThan(5)
  const spoken = [...parts].filter((part) => wordsIn(readFileSync(part, 'utf8'), part).length > 0)
  expect(spoken).toEqual(['app/ui/feedback/toast.tsx'])
})

test('the translators’ index names every file of strings, once', () => {
  const named = [
    ...readFileSync('app/strings/README.md', 'utf8').matchAll(/^\| `([a-z-/]+\.ts)`/gm),
  ]
  expect(named.map(([, name]) => name)).toEqual(
    globSync('**/*.ts', { cwd: 'app/strings/en' }).toSorted(),
  )
})

test('every module that uses the dashboard’s strings is checked', () => {
  const takers = ['app/**/*.{ts,tsx}', 'server/**/*.ts']
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => readFileSync(file, 'utf8').includes("from '#app/strings/"))
  const others = takers.filter((file) => !file.startsWith('app/strings/') && !isTest(file))
  const unseen = others.filter((file) => !screens.includes(file))
  // Texts for API programs; of the dashboard's only those of the login.
  expect(unseen.filter((file) => !file.startsWith('app/routes/api/'))).toEqual([])
})
