import { resolve } from 'node:path'

import { config, serverText } from '#app/config/config.server.ts'
import { environment } from '#app/config/environment.ts'
import { agentStates, isAgentState } from '#app/config/groups/work-states.ts'
import { commaList } from '#app/lib/text/comma-list.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

import type { SettingTexts } from './merge-settings.ts'
import { splitMailServer, type MailServer } from './mail-server/mail-server.ts'
import { maskUrls } from './masked-urls.ts'
import { fieldWords, type FieldWords } from './setting-field.ts'
import { typedSettings } from './setting-groups.ts'
import {
  generatedSettings,
  secretSettings,
  settingSections,
  type SettingName,
  type SettingSection,
} from './setting-sections.ts'
import type { StoredSection } from './stored-settings.server.ts'

/** A setting as its form shows it; the text of a secret never leaves the server. */
export type SettingField = FieldWords & {
  name: string
  text: string
  /** What an empty field stands for; '' for nothing. */
  usual: string
  isStored: boolean
  isByServer: boolean
  isUnread: boolean
  /** Of SMTP_URL: all but its password. */
  mailServer?: MailServer
  /** Of BACKUP_TO: a folder that the site can write. */
  suggested?: string
}

/** Without those that the site makes itself. */
export function fieldsOf(
  section: SettingSection,
  { texts, unread }: StoredSection,
): SettingField[] {
  const names = section === 'legal' ? chosenFirst(texts) : typedSettings(section)
  return names.map((name) => {
    const server = serverText(name)
    const text = server ?? texts[name] ?? ''
    return {
      ...fieldWords(name),
      name,
      text: shownText(name, text),
      ...(name === 'SMTP_URL' && { mailServer: splitMailServer(text) }),
      ...(name === 'BACKUP_TO' && { suggested: resolve(config.DATA_DIR, 'backups') }),
      usual: usualText(name),
      isStored: text !== '',
      isByServer: server !== undefined,
      isUnread: unread.includes(name),
    }
  })
}

/** The registrations of the states that the owner works in before the others. */
function chosenFirst(texts: SettingTexts): readonly SettingName[] {
  const states = commaList(serverText('WORK_STATES') ?? texts['WORK_STATES'] ?? '')
  const chosen = new Set<string>(states.filter(isAgentState).map((state) => agentStates[state]))
  const rank = (name: string) => (name.startsWith('RERA_AGENT_') && !chosen.has(name) ? 1 : 0)
  return typedSettings('legal').toSorted((one, other) => rank(one) - rank(other))
}

/** Without secrets. */
export function shownText(name: string, text: string): string {
  if (secretSettings.has(name)) return ''
  return name === 'WEBHOOK_URLS' ? maskUrls(text) : text
}

/** The default as an owner would type it; '' for a name that is no setting. */
export function usualText(name: string): string {
  const data = isSettingName(name) ? environment.shape[name].safeParse(undefined).data : undefined
  if (Array.isArray(data)) return data.join(', ')
  return typeof data === 'string' || typeof data === 'number' ? String(data) : ''
}

const isSettingName = (name: string): name is SettingName => Object.hasOwn(environment.shape, name)

/** What of the posted fields is to be stored: an empty secret stays as it is, so do settings of the environment, those of the site and those that the form has not `shown`. */
export function sentSection(
  section: SettingSection,
  field: (name: string) => string,
  shown: readonly string[] = settingSections[section],
): { basedOn: string; texts: SettingTexts; kept: string[] } {
  const names: readonly SettingName[] = settingSections[section]
  const kept = names.filter((name) => {
    if (serverText(name) !== undefined || generatedSettings.has(name)) return true
    if (!shown.includes(name)) return true
    return secretSettings.has(name) && field(name).trim() === '' && field(`remove-${name}`) === ''
  })
  const typed = names
    .filter((name) => !kept.includes(name))
    .map((name) => [name, typedText(name, field(name))] as const)
    .filter(([, text]) => text !== '')
  return { basedOn: changeId(field('basedOn')), texts: Object.fromEntries(typed), kept }
}

/** What a refused form gets back of what was typed: no secret. */
export function shownAgain(typed: SettingTexts): SettingTexts {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secretSettings.has(name)))
}

/** '' for what is no id. */
export function changeId(text: string): string {
  return /^\d{1,18}$/.test(text) ? text : ''
}

/** A number may be typed as `1,000` or in another script's digits; a choice that shows the default is none. */
function typedText(name: SettingName, text: string): string {
  const trimmed = text.trim()
  const { kind } = fieldWords(name)
  if (kind === 'choice') return trimmed === usualText(name) ? '' : trimmed
  return kind === 'number' ? asciiDigits(trimmed).replaceAll(',', '') : trimmed
}
