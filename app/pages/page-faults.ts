import type { Json } from '#app/lib/json/json.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import { unprintedFault } from '#app/lib/text/unprinted.ts'
import { schemaFaults, type Fault } from '#app/publishing/fault.ts'

import { isLegal, pageSchemas, type PageName, type PageContents } from './page-content.ts'

export function readPageContent<P extends PageName>(
  page: P,
  content: unknown,
): { parsed: PageContents[P]; faults: [] } | { parsed: undefined; faults: Fault[] } {
  const read = pageSchemas[page].safeParse(content, { error: faultMessage })
  if (read.success) return { parsed: read.data, faults: [] }
  return { parsed: undefined, faults: schemaFaults(read.error) }
}

const TOKENS: Partial<Record<PageName, readonly string[]>> = {
  home: ['{COUNT}'],
  faq: ['{RERA}'],
  about: ['{RERA}'],
  nri: ['{RERA}'],
  'privacy-policy': [
    '{CONTACT_DAYS}',
    '{ANALYTICS}',
    '{VITALS_DAYS}',
    '{FIRST_SOURCE_DAYS}',
    // In texts from version 0.1.
    '{ARRIVAL_DAYS}',
    '{ANALYTICS_DAYS}',
  ],
}
/** The privacy policy must state how long link clicks are kept and who measures visits. */
const NEEDED: Partial<Record<PageName, readonly string[]>> = {
  'privacy-policy': ['{CONTACT_DAYS}', '{ANALYTICS}'],
}

export type CheckContext = {
  shown: Json
  /** The day in India, as 2026-11-26; empty to accept every day. */
  today: string
  isPage: (path: string) => boolean
}

export function checkPageContent<P extends PageName>(
  page: P,
  content: Json,
  context: CheckContext,
): ReturnType<typeof readPageContent<P>> {
  const read = readPageContent(page, content)
  if (!read.parsed) return read
  const faults = publishFaults(page, read.parsed, context)
  return faults.length > 0 ? { parsed: undefined, faults } : read
}

/** What must be fixed before texts that match their schema are published. */
export function publishFaults<P extends PageName>(
  page: P,
  content: PageContents[P],
  { shown, today, isPage }: CheckContext,
): Fault[] {
  const texts = textsOf(content, [])
  const known: readonly string[] = TOKENS[page] ?? []
  const needed: readonly string[] = NEEDED[page] ?? []
  const strange = texts.flatMap(({ at, text }) =>
    [...text.matchAll(/\{[A-Z_]+\}/g)]
      .map(([token]) => token)
      .filter((token) => !known.includes(token))
      .map((token) => ({ at, text: `${token} is not a placeholder of this page` })),
  )
  const absent = needed
    .filter((token) => !texts.some(({ text }) => text.includes(token)))
    .map((token) => ({ at: [], text: `${token} must stay: the site puts its own text there` }))
  const lost = texts
    .filter(({ at, text }) => at.at(-1) === 'to' && text.startsWith('/') && !isPage(pathOf(text)))
    .map(({ at, text }) => ({ at, text: `“${text}” is not a page of this site` }))
  // Social cards print a page's title, and brochures the disclaimer.
  const unprinted = texts
    .filter(({ at }) => page === 'disclaimer' || at[0] === 'title')
    .flatMap(({ at, text }) => {
      const fault = unprintedFault(text)
      return fault === undefined ? [] : [{ at, text: fault }]
    })
  return [
    ...strange,
    ...absent,
    ...lost,
    ...unprinted,
    ...texts
      .filter(({ at, text }) => at.at(-1) === 'on' && today !== '' && text > today)
      .map(({ at }) => ({ at, text: 'must be today or a day before' })),
    ...dayFaults(page, content, { shown, today }),
    ...nameFaults(content),
  ]
}

/** A person's photo is found by name. */
function nameFaults(content: PageContents[PageName]): Fault[] {
  if (!('people' in content)) return []
  const names = (content.people ?? []).map(({ name }) => name.trim().toLowerCase())
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            at: ['people', index, 'name'],
            text: 'is the name of another person, too: tell them apart',
          },
        ],
  )
}

/** A text binds no one before it was published. */
function dayFaults(
  page: PageName,
  content: PageContents[PageName],
  { shown, today }: Omit<CheckContext, 'isPage'>,
): Fault[] {
  if (!isLegal(page) || !('inForceSince' in content) || content.inForceSince === undefined)
    return []
  const isSame = JSON.stringify(content) === JSON.stringify(readPageContent(page, shown).parsed)
  if (isSame || content.inForceSince >= today) return []
  return [{ at: ['inForceSince'], text: 'choose the day you publish, or a later one' }]
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address
}

function textsOf(
  value: Json,
  at: readonly (string | number)[],
): { at: readonly (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...at, name]))
}
