import { isRows, type Json } from '#app/lib/json/json.ts'
import { sorted } from '#app/lib/lists.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import { valueAt, withAdded, withValue, type Content } from '#app/publishing/edited-content.ts'

import { foldedKey } from './fact-key.ts'
import { ACCOUNT, PAGE, slotsByKey, type FactSlot } from './fact-slots.ts'
import type { FactChange } from './project-facts.ts'

/** Reverts these facts and keeps all else; the result is unparsed JSON. */
export function withoutFacts(
  project: ProjectContent,
  before: ProjectContent,
  changes: readonly FactChange[],
): Json {
  const [now, old] = [slotsByKey(project), slotsByKey(before)]
  const keys = changes.map(foldedKey)
  const places = keys
    .map((key) => ({ here: now.get(key), former: old.get(key) }))
    .filter(({ here, former }) => (here ?? former)?.at[0] !== 'rera')
  const own = keys.includes('price')
    ? withValue(plain(project), ['revealPrice'], before.revealPrice)
    : plain(project)
  const steps = [putBack, takenOut, putIn]
  const whole = steps.reduce((content, step) => step(content, places, before), own)
  return plain(withRegistration(withoutEmptied(whole), keys, { project, before }))
}

/** Number, account and page are separate facts in one field, where all need the number. */
function withRegistration(
  content: Content,
  keys: readonly string[],
  { project, before }: { project: ProjectContent; before: ProjectContent },
): Content {
  const of = (part: string) =>
    (keys.includes(foldedKey({ fact: 'rera', part })) ? before : project).rera
  const own = of('')
  const rera = own && {
    registered: own.registered,
    number: own.number,
    page: of(PAGE)?.page,
    account: of(ACCOUNT)?.account,
  }
  return withValue(content, ['rera'], rera)
}

type Places = readonly { here: FactSlot | undefined; former: FactSlot | undefined }[]

function putBack(content: Content, places: Places, before: ProjectContent): Content {
  return places.reduce<Content>(
    (whole, { here, former }) =>
      here && (former || !isRow(here))
        ? withValue(whole, here.at, former && valueAt(before, former.at))
        : whole,
    content,
  )
}

function takenOut(content: Content, places: Places): Content {
  const added = places.flatMap(({ here, former }) =>
    here && !former && isRow(here) ? [here.at] : [],
  )
  return sorted(added, fromTheEnd).reduce<Content>(
    (whole, at) => withValue(whole, at, undefined),
    content,
  )
}

function putIn(content: Content, places: Places, before: ProjectContent): Content {
  return places.reduce<Content>((whole, { here, former }) => {
    const list = here || !former ? undefined : listOf(former.at, before, whole)
    return former && list ? withAdded(whole, list, valueAt(before, former.at)) : whole
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
  let [old, now]: [FieldPath, FieldPath] = [[], []]
  for (const key of row.slice(0, -1)) {
    const here = typeof key === 'number' ? counterpart([...old, key], before, now, content) : key
    if (here === undefined) return undefined
    ;[old, now] = [
      [...old, key],
      [...now, here],
    ]
  }
  return now
}

function known(row: Json): Json {
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

function rowsAt(content: Content, at: FieldPath): readonly Json[] {
  const rows = valueAt(content, at)
  return isRows(rows) ? rows : []
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

function isEmptied(section: Json): boolean {
  return [valueAt(section, ['rows']), valueAt(section, ['items'])].some(
    (rows) => isRows(rows) && rows.length === 0,
  )
}

function plain(value: Json): Json {
  return JSON.parse(JSON.stringify(value))
}
