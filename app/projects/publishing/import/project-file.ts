import { isFields, isRows, type Json, type JsonFields } from '#app/lib/json/json.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'

/** As in `.oxfmtrc.json`. */
const WIDTH = 100
const STEP = '  '
/** Up to this name length a long value stays on the line, as oxfmt does. */
const SHORT_NAME = 4

/** A project's file in content/projects, in schema order and formatted as by oxfmt (a test compares), for minimal diffs. */
export function projectFile(project: ProjectContent): string {
  return contentFile(project, {
    name: 'project',
    type: 'Project',
    from: '#app/projects/model/project.ts',
  })
}

/** The source of a file that exports `value`, formatted as by oxfmt. */
export function contentFile(
  value: Json,
  { name, type, from }: { name: string; type: string; from: string },
): string {
  const head = `export const ${name} = `
  const [first, ...rest] = lines(value, { indent: '', lead: head, tail: ` satisfies ${type}` })
  return [`import type { ${type} } from '${from}'`, '', `${head}${first ?? ''}`, ...rest, ''].join(
    '\n',
  )
}

type Around = { indent: string; lead: string; tail: string }

/** Breaks lines only where they are too long; `tail` follows the last line. */
function lines(value: Json, { indent, lead, tail }: Around): string[] {
  const flat = onOneLine(value)
  if (flat !== undefined && widthOf(indent + lead + flat + tail) <= WIDTH) return [flat + tail]
  const inner = indent + STEP
  if (isRows(value)) {
    const items = value.flatMap((one) => {
      const [first = '', ...rest] = lines(one, { indent: inner, lead: '', tail: ',' })
      return [inner + first, ...rest]
    })
    return ['[', ...items, `${indent}]${tail}`]
  }
  if (isFields(value)) {
    const items = entriesOf(value).flatMap(([key, one]) => property(key, one, inner))
    return ['{', ...items, `${indent}}${tail}`]
  }
  return [(flat ?? '') + tail]
}

function property(name: string, value: Json, indent: string): string[] {
  const lead = `${name}: `
  const [first = '', ...rest] = lines(value, { indent, lead, tail: ',' })
  const isLong = widthOf(indent + lead + first) > WIDTH
  return typeof value === 'string' && isLong && name.length > SHORT_NAME
    ? [`${indent}${name}:`, indent + STEP + first]
    : [indent + lead + first, ...rest]
}

/** Undefined when it needs several lines. */
function onOneLine(value: Json): string | undefined {
  if (isRows(value)) {
    if (value.length > 1 && value.every(holdsSeveral)) return undefined
    const items = value.map(onOneLine)
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`
  }
  if (isFields(value)) {
    const items = entriesOf(value).map(([key, one]) => {
      const flat = onOneLine(one)
      return flat === undefined ? undefined : `${key}: ${flat}`
    })
    if (items.includes(undefined)) return undefined
    return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value).replace('e+', 'e')
}

function entriesOf(value: JsonFields): [string, Json][] {
  return Object.entries(value).filter(([, one]) => one !== undefined)
}

function holdsSeveral(value: Json): boolean {
  if (isRows(value)) return value.length > 1
  return isFields(value) && entriesOf(value).length > 1
}

/** In the quotes that need fewer escapes. */
function quoted(text: string): string {
  const single = text.split("'").length
  const double = text.split('"').length
  const quote = single > double ? '"' : "'"
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote
}

/** In columns; a combining mark takes none. */
function widthOf(text: string): number {
  return Array.from(text.replaceAll(/\p{Mn}/gu, '')).length
}
