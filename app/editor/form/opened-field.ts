import type { Difference, FieldPath } from '#app/publishing/difference.ts'
import { textAt, valueAt, type Content } from '#app/publishing/edited-content.ts'

import type { Field, NamedField } from './project-fields.ts'

export type OpenedField = {
  at: FieldPath
  field: Field
  /** Undefined for a row, whose name says nothing alone. */
  named: readonly NamedField[] | undefined
}

/** Fields that are edited as one. */
const TOGETHER: readonly (readonly string[])[] = [['price', 'revealPrice']]

/** The field of a value or its nearest parent; undefined outside the form. */
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
    // An absent field can be added, but has no children yet.
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
        ? field.of[textAt(row, 'kind')]
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

export function sectionOn(at: FieldPath, content: Content): Difference['section'] {
  const step = at.lastIndexOf('sections') + 1
  const kind = step > 0 ? valueAt(content, [...at.slice(0, step + 1), 'kind']) : undefined
  return typeof kind === 'string' && at.length > step ? { kind, step } : undefined
}

/** Whether one path is a prefix of the other. */
export function isAlong(one: FieldPath, other: FieldPath): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.every((key, step) => key === long[step])
}
