import { settingGroupTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'

import { listSettings, valueName } from './lists/list-rows.ts'
import { fieldWords } from './setting-field.ts'
import { settingGroups } from './setting-groups.ts'
import {
  isSettingSection,
  settingSections,
  type SettingName,
  type SettingSection,
} from './setting-sections.ts'

/** `place` is its section and its group. */
export type FoundSetting = { label: string; place: string; path: string }

/** Of settings that no form has a field for. */
const PATHS: Readonly<Record<string, string>> = { LOGO: '/logo', WEBHOOK_SECRET: '#webhook-secret' }

/** The settings in whose label, hint, group or choices each word begins a word. */
export function findSettings(text: string): FoundSetting[] {
  const asked = wordsIn(text)
  if (asked.length === 0) return []
  return Object.keys(settingSections)
    .filter(isSettingSection)
    .flatMap((section) => settingSections[section].map((name) => ({ section, name })))
    .filter(({ section, name }) => {
      const words = wordsIn(textsOf(section, name).join(' '))
      return asked.every((one) => words.some((word) => word.startsWith(one)))
    })
    .map(({ section, name }) => ({
      label: fieldWords(name).label,
      place: placeOf(section, name).filter(Boolean).join(' · '),
      path: pathIn(section, name),
    }))
}

/** The id of the first input of a setting. */
export function inputId(name: string): string {
  if (listSettings.has(name)) return valueName(name, 0)
  return name === 'SMTP_URL' ? 'SMTP_HOST' : name
}

/** The field of a setting, wherever it is. */
export function settingPath(name: SettingName): string {
  const section = Object.keys(settingSections)
    .filter(isSettingSection)
    .find((one) => settingSections[one].some((each) => each === name))
  return section === undefined ? '/dashboard/settings' : pathIn(section, name)
}

function pathIn(section: SettingSection, name: string): string {
  return `/dashboard/settings/${section}${PATHS[name] ?? `#${inputId(name)}`}`
}

function textsOf(section: SettingSection, name: string): string[] {
  const { label, hint = '', options = {} } = fieldWords(name)
  const variable = name.replaceAll('_', ' ')
  return [variable, label, hint, ...placeOf(section, name), ...Object.values(options)]
}

function placeOf(section: SettingSection, name: string): string[] {
  const groups: Readonly<Record<string, readonly string[]>> = settingGroups[section]
  const titles: Readonly<Record<string, string>> = settingGroupTexts[section]
  const group = Object.keys(groups).find((one) => groups[one]?.includes(name)) ?? ''
  return [settingsTexts.sections[section], titles[group] ?? '']
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
