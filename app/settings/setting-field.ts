import {
  settingHints,
  settingLabels,
  settingOptions,
  settingUnits,
} from '#app/strings/en/setting-fields.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'

import { secretSettings } from './setting-sections.ts'

export type FieldKind =
  | 'text'
  | 'area'
  | 'tel'
  | 'email'
  | 'url'
  | 'number'
  | 'choice'
  | 'ticks'
  | 'secret'

export type FieldWords = {
  label: string
  hint: string | undefined
  unit: string | undefined
  kind: FieldKind
  /** Of a choice, by value. */
  options: Readonly<Record<string, string>> | undefined
}

const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['PUBLIC_PHONE', 'tel'],
  ['CHAT_NUMBER', 'tel'],
  ['PUBLIC_EMAIL', 'email'],
  ['PRIVACY_EMAIL', 'email'],
  ['OFFICE', 'area'],
  ['GOVERNING_LAW', 'area'],
  ['PRIVACY_PROCESSORS', 'area'],
  ['MAIL_TO', 'area'],
  ['WEBHOOK_URLS', 'area'],
  ['BACKUP_KEY', 'area'],
  ['PUSH_HOSTS', 'area'],
  ['DATA_PROTECTION_BOARD', 'url'],
])

/** How a form shows the setting. */
export function fieldWords(name: string): FieldWords {
  const isDays = name.endsWith('_DAYS')
  const options = lookUp(settingOptions, name)
  return {
    label: lookUp(settingLabels, name) ?? name,
    hint: lookUp(settingHints, name),
    unit: isDays ? texts.days : lookUp(settingUnits, name),
    kind: kindOf(name, options !== undefined),
    options,
  }
}

function kindOf(name: string, isChoice: boolean): FieldKind {
  if (secretSettings.has(name)) return 'secret'
  if (name === 'WORK_STATES') return 'ticks'
  if (isChoice) return 'choice'
  if (name.endsWith('_DAYS') || Object.hasOwn(settingUnits, name)) return 'number'
  if (name.startsWith('SOCIAL_')) return 'url'
  return KINDS.get(name) ?? 'text'
}

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
