import type { Json } from '#app/lib/json/json.ts'
import { dateText } from '#app/editor/publish/day-texts.ts'
import type { Difference, FieldPath } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import type { Fault } from '#app/publishing/fault.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { pageFieldTexts } from '#app/strings/en/page-fields.ts'

import { sectionOn } from './opened-field.ts'

const fields: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pageFieldTexts),
  ...Object.entries(projectFieldTexts.fields),
])
const things: ReadonlyMap<string, string> = new Map(Object.entries(projectFieldTexts.things))
const values: ReadonlyMap<string, string> = new Map(Object.entries(projectFieldTexts.values))
const kinds: ReadonlyMap<string, string> = new Map(Object.entries(projectFieldTexts.kinds))

export function fieldName(name: string): string {
  return fields.get(name) ?? name
}

export function fieldThing(name: string): string {
  return things.get(name) ?? fieldName(name)
}

export function kindName(kind: string): string {
  return kinds.get(kind) ?? kind
}

/** The path in words: `Section 2, Paragraph 1`, or `Price list, Row 1` where the section is known. */
export function pathName(path: FieldPath, section?: Difference['section']): string {
  const names: string[] = []
  for (const [step, key] of path.entries())
    if (step === section?.step) names.splice(-1, 1, kindName(section.kind))
    else if (typeof key === 'number') names.push(texts.row(names.pop() ?? '', key + 1).trim())
    else names.push(fieldName(key))
  return names.join(', ')
}

export function pathNameIn(path: FieldPath, content: Content): string {
  return pathName(path, sectionOn(path, content))
}

export function faultText({ at, text }: Pick<Fault, 'at' | 'text'>, content: Content): string {
  return at.length === 0 ? text : `${pathNameIn(at, content)}: ${text}`
}

/** The value in words, without JSON's quotes. */
export function valueName(json: string | undefined, path: FieldPath): string | undefined {
  const value: Json = json === undefined ? undefined : JSON.parse(json)
  if (typeof value !== 'string') return value === true ? texts.yes : json
  const names = path.at(-1) === 'kind' ? kinds : path.at(-1) === 'source' ? values : undefined
  if (value.trim() === '') return undefined
  return names?.get(value) ?? dateText(value) ?? value
}

export function addId(path: FieldPath): string {
  return ['add', ...path].join('-')
}

export function fieldId(path: FieldPath): string {
  return ['field', ...path].join('-')
}
