import type { Difference, FieldPath } from '#app/projects/publishing/difference.ts'
import { valueAt, type Content } from '#app/projects/publishing/edited-content.ts'

import type { Field, NamedField } from './project-fields.ts'

/** A field by itself, outside of the form that it is one of. */
export type OpenedField = {
  at: FieldPath
  field: Field
  /** Where it has a name in a group: it, and what says nothing without it. Else it is a row. */
  named: readonly NamedField[] | undefined
}

/** What is one question to whoever answers it. */
const TOGETHER: readonly (readonly string[])[] = [['price', 'revealPrice']]

/** The field of a value, or the nearest that holds it; undefined where the form has none. */
export function openedField(
  fields: readonly NamedField[],
  content: Content,
  at: FieldPath,
): OpenedField | undefined {
  let opened: OpenedField | undefined
  for (const [step] of at.entries()) {
    const field: Field = opened?.field ?? { kind: 'group', fields }
    const next = fieldIn(field, at.slice(0, step + 1), content)
    if (!next) break
    opened = next
    // What is not there yet can be added, but has nothing in it.
    if (valueAt(content, next.at) === undefined) break
  }
  return opened
}

function fieldIn(field: Field, at: FieldPath, content: Content): OpenedField | undefined {
  const key = at.at(-1)
  if (field.kind === 'group') return named(field.fields, at, key)
  const row = valueAt(content, at)
  if (row === undefined || typeof key !== 'number') return undefined
  const of =
    field.kind === 'list'
      ? field.of
      : field.kind === 'kinds'
        ? field.of[String(valueAt(row, ['kind']))]
        : undefined
  return of && { at, field: of, named: undefined }
}

function named(
  fields: readonly NamedField[],
  at: FieldPath,
  key: string | number | undefined,
): OpenedField | undefined {
  const one = fields.find(({ name }) => name === key)
  if (!one) return undefined
  const names = TOGETHER.find((group) => group.includes(one.name)) ?? [one.name]
  return { at, field: one.field, named: fields.filter(({ name }) => names.includes(name)) }
}

/** The section that a way leads into, as differences name it. */
export function sectionOn(at: FieldPath, content: Content): Difference['section'] {
  const step = at.lastIndexOf('sections') + 1
  const kind = step > 0 ? valueAt(content, [...at.slice(0, step + 1), 'kind']) : undefined
  return typeof kind === 'string' && at.length > step ? { kind, step } : undefined
}

/** Whether one way leads into the other, or is it. */
export function isAlong(one: FieldPath, other: FieldPath): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.every((key, step) => key === long[step])
}
