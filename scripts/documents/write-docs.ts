import { readFile, writeFile } from 'node:fs/promises'

import { z } from 'zod'

import { settingNames } from '#app/config/earlier-names.ts'
import { variableGroups } from '#app/config/environment.ts'
import {
  isSettingSection,
  settingSections,
  type SettingSection,
} from '#app/settings/setting-sections.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'

import { listCommands, nouns, usageOf } from '../../cli/commands/commands.mjs'
import { npmScripts, scriptUsage } from './npm-scripts.mjs'
import { sizeTables } from './size-tables.ts'

const BEGIN = '<!-- bin/northlight docs write fills in from here -->'
const END = '<!-- to here -->'

/** `unset` describes a variable without a default. */
const variableMeta = z.strictObject({
  description: z.string(),
  unit: z.string().optional(),
  example: z.string().optional(),
  unset: z.string().optional(),
})

const pages = new Map([
  ['docs/configuration.md', configurationTables],
  ['docs/commands.md', commandTables],
])
/** A test compares these with the code. */
export const generatedPages = [...pages.keys()]
const SIZES = 'docs/architecture.md'

export async function pageWithTables(file: string): Promise<string> {
  const page = await readFile(file, 'utf8')
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  const tables = file === SIZES ? shownSizes : pages.get(file)
  if (begin === -1 || end < begin || tables === undefined)
    throw new Error(`${file} has no place for tables: ${BEGIN} … ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables()}\n\n${page.slice(end)}`
}

function configurationTables(): string {
  const groups: [string, Record<string, z.ZodType>][] = Object.entries(variableGroups)
  const head = ['Variable', 'What it does', 'Default or example', 'Unit', 'In Settings']
  const tables = groups.map(([title, variables]) => {
    const rows = Object.entries(variables).map(([name, schema]) => [
      ...variableRow(name, schema),
      sectionTitle(name),
    ])
    return `## ${title}\n\n${table(head, rows)}`
  })
  const renamed = [...settingNames].map((names) => names.map((name) => `\`${name}\``))
  const old = `## Names of version 0.1\n\n${table(['Before', 'Now'], renamed)}`
  return [...tables, old].join('\n\n')
}

/** The section of Settings in which an owner sets it; '' where only the server does. */
function sectionTitle(name: string): string {
  const sections = Object.keys(settingSections).filter(isSettingSection)
  const names: Readonly<Record<SettingSection, readonly string[]>> = settingSections
  const section = sections.find((one) => names[one].includes(name))
  return section === undefined ? '' : settingsTexts.sections[section]
}

function variableRow(name: string, schema: z.ZodType): string[] {
  const { data, error } = variableMeta.safeParse(schema.meta())
  if (error) throw new Error(`${name} does not say what it does:\n${z.prettifyError(error)}`)
  const { description, unit = '', example, unset } = data
  const value = shown(schema.safeParse(undefined).data)
  const without = value === '' ? unset : `\`${value}\``
  const values = [without, example === undefined ? undefined : `example: \`${example}\``]
  return [`\`${name}\``, description, values.filter((text) => text !== undefined).join('; '), unit]
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function commandTables(): string {
  const head = ['Command', 'What it does']
  const scripts = Object.entries(npmScripts).map(([name, { does }]) => [
    code(scriptUsage(name)),
    does,
  ])
  const sections = Object.entries(nouns).map(([noun, { about, verbs }]) => {
    const rows = Object.entries(verbs).map(([verb, { does }]) => [
      code(usageOf(`${noun} ${verb}`)),
      does,
    ])
    return `## ${noun}\n\n${about}.\n\n${table(head, rows)}`
  })
  return [`## npm scripts\n\n${table(head, scripts)}`, ...sections, oldNames()].join('\n\n')
}

function oldNames(): string {
  const rows = listCommands().flatMap(({ name, command: { before } }) =>
    before.map((old) => [
      code(`npm run ${old.replace(' ', ' -- ')}`),
      code(`bin/northlight ${name}`),
    ]),
  )
  return `## Names of version 0.1\n\n${table(['Before', 'Now'], rows)}`
}

function shownSizes(): string {
  return sizeTables()
    .map(([head = [], ...rows]) => table(head, rows))
    .join('\n\n')
}

function code(text: string): string {
  return `\`${text}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

if (import.meta.main) {
  for (const file of [...generatedPages, SIZES]) await writeFile(file, await pageWithTables(file))
}
