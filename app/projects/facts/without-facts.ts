import { sorted } from '#app/lib/lists.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import {
  valueAt,
  withAdded,
  withValue,
  type Content,
} from '#app/projects/publishing/edited-content.ts'

import { foldedKey } from './fact-key.ts'
import { ACCOUNT, PAGE, slotsByKey, type FactSlot } from './fact-slots.ts'
import type { FactChange } from './project-facts.ts'

/** Reverts these facts and keeps all else; the result is unparsed JSON. */
export function withoutFacts(
  listing: Listing,
  before: Listing,
  changes: readonly FactChange[],
): unknown {
  const [now, old] = [slotsByKey(listing), slotsByKey(before)]
  const keys = changes.map(foldedKey)
  const places = keys
    .map((key) => ({ here: now.get(key), was: old.get(key) }))
    .filter(({ here, was }) => (here ?? was)?.at[0] !== 'rera')
  const own = keys.includes('price')
    ? withValue(plain(listing), ['revealPrice'], before.revealPrice)
    : plain(listing)
  const steps = [putBack, takenOut, putIn]
  const whole = steps.reduce((content, step) => step(content, places, before), own)
  return plain(withRegistration(withoutEmptied(whole), keys, { listing, before }))
}

/** Number, account and page are separate facts in one field, where all need the number. */
function withRegistration(
  content: Content,
  keys: readonly string[],
  { listing, before }: { listing: Listing; before: Listing },
): Content {
  const of = (part: string) =>
    (keys.includes(foldedKey({ fact: 'rera', part })) ? before : listing).rera
  const own = of('')
  const rera = own && {
    registered: own.registered,
    number: own.number,
    page: of(PAGE)?.page,
    account: of(ACCOUNT)?.account,
  }
  return withValue(content, ['rera'], rera)
}

type Places = readonly { here: FactSlot | undefined; was: FactSlot | undefined }[]

function putBack(content: Content, places: Places, before: Listing): Content {
  return places.reduce<Content>(
    (whole, { here, was }) =>
      here && (was || !isRow(here))
        ? withValue(whole, here.at, was && valueAt(before, was.at))
        : whole,
    content,
  )
}

function takenOut(content: Content, places: Places): Content {
  const added = places.flatMap(({ here, was }) => (here && !was && isRow(here) ? [here.at] : []))
  return sorted(added, fromTheEnd).reduce<Content>(
    (whole, at) => withValue(whole, at, undefined),
    content,
  )
}

function putIn(content: Content, places: Places, before: Listing): Content {
  return places.reduce<Content>((whole, { here, was }) => {
    const list = here || !was ? undefined : listOf(was.at, before, whole)
    return was && list ? withAdded(whole, list, valueAt(before, was.at)) : whole
  }, content)
}

function isRow({ at }: FactSlot): boolean {
  return typeof at.at(-1) === 'number'
}

/** From the last index, so that earlier indexes stay valid. */
function fromTheEnd(one: FieldPath, other: FieldPath): number {
  const step = one.findIndex((key, index) => key !== other[index])
  const [a, b] = [one[step], other[step]]
  return typeof a === 'number' && typeof b === 'number' ? b - a : 0
}

/** Pages and sections may have moved; undefined when the list is gone. */
function listOf(row: FieldPath, before: Content, content: Content): FieldPath | undefined {
  let [was, now]: [FieldPath, FieldPath] = [[], []]
  for (const key of row.slice(0, -1)) {
    const here = typeof key === 'number' ? counterpart([...was, key], before, now, content) : key
    if (here === undefined) return undefined
    ;[was, now] = [
      [...was, key],
      [...now, here],
    ]
  }
  return now
}

function known(row: unknown): unknown {
  return valueAt(row, ['kind']) ?? valueAt(row, ['name'])
}

/** The page of the same name, or the same-numbered section of its kind. */
function counterpart(
  row: FieldPath,
  before: Content,
  list: FieldPath,
  content: Content,
): number | undefined {
  const [rows, others] = [rowsAt(before, row.slice(0, -1)), rowsAt(content, list)]
  const own = known(valueAt(before, row))
  const nth = rows.slice(0, Number(row.at(-1))).filter((one) => known(one) === own).length
  return [...others.keys()].filter((at) => known(others[at]) === own)[nth]
}

function rowsAt(content: Content, at: FieldPath): unknown[] {
  const rows = valueAt(content, at)
  return Array.isArray(rows) ? rows : []
}

function withoutEmptied(content: Content): Content {
  const pages = rowsAt(content, ['pages']).map((_page, at) => ['pages', at, 'sections'])
  return [['sections'], ...pages].reduce<Content>(
    (whole, at) =>
      withValue(
        whole,
        at,
        rowsAt(whole, at).filter((section) => !isEmptied(section)),
      ),
    content,
  )
}

function isEmptied(section: unknown): boolean {
  return [valueAt(section, ['rows']), valueAt(section, ['items'])].some(
    (rows) => Array.isArray(rows) && rows.length === 0,
  )
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
