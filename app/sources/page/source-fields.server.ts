import { z } from 'zod'

import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Adapter } from '#app/sources/adapter.ts'
import { newSourceTexts as texts } from '#app/strings/en/sources/sources.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'

/** A setting or a secret of a kind of source, as a form shows it. */
export type SourceField = {
  name: string
  label: string
  hint: string | undefined
  isSecret: boolean
  /** Of a choice. */
  options: readonly { value: string; label: string }[] | undefined
}

export type FieldTexts = Record<'settings' | 'secrets', Record<string, string>>

/** From the schemas of its adapter. */
export function fieldsOf(adapter: Adapter): SourceField[] {
  const words = sourceKinds[adapter.kind]?.fields ?? {}
  const fieldsIn = (schema: z.ZodType, isSecret: boolean) =>
    Object.entries(shapeOf(schema)).map(([name, field]) => ({
      name,
      label: words[name]?.label ?? name,
      hint: words[name]?.hint,
      isSecret,
      options: name === 'project' ? projectOptions() : optionsOf(field, words[name]?.options),
    }))
  return [...fieldsIn(adapter.settings, false), ...fieldsIn(adapter.secrets, true)]
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  return schema instanceof z.ZodObject ? schema.shape : {}
}

function projectOptions() {
  const named = projects().map(({ name }) => ({ value: name, label: name }))
  return [{ value: '', label: texts.noProject }, ...named]
}

function optionsOf(
  field: unknown,
  labels: Readonly<Record<string, string>> = {},
): SourceField['options'] {
  if (field instanceof z.ZodEnum)
    return field.options.map(String).map((value) => ({ value, label: labels[value] ?? value }))
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodDefault
  return isWrapped ? optionsOf(field.unwrap(), labels) : undefined
}

type Read = { ok: true; texts: FieldTexts } | { ok: false; faults: Record<string, string> }

/** What was typed; `stored` are secrets that an empty field keeps. */
export function readFields(
  adapter: Adapter,
  field: (name: string) => string,
  stored: readonly string[] = [],
): Read {
  const typed: FieldTexts = { settings: {}, secrets: {} }
  for (const { name, isSecret } of fieldsOf(adapter)) {
    const text = field(name).trim()
    if (text !== '') typed[isSecret ? 'secrets' : 'settings'][name] = text
  }
  const results = [
    adapter.settings.safeParse(typed.settings),
    adapter.secrets.safeParse(typed.secrets),
  ]
  const issues = results.flatMap(({ error }) => error?.issues ?? [])
  const faults = issues.flatMap(({ path, message, code }) => {
    const name = String(path[0] ?? '')
    const isKept = stored.includes(name) && typed.secrets[name] === undefined
    if (isKept) return []
    const isMissing = code === 'invalid_type' && field(name).trim() === ''
    return [[name, isMissing ? texts.required : faultText(message)] satisfies [string, string]]
  })
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) }
  return { ok: true, texts: typed }
}

/** Adapters write "must be …"; zod's own words are for developers. */
function faultText(message: string): string {
  return message.startsWith('must ') ? message : texts.wrong
}
