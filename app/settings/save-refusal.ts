import { formatTime } from '#app/audit/format-time.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'

import { maskUrls } from './masked-urls.ts'
import { fieldWords } from './setting-field.ts'
import { secretSettings } from './setting-sections.ts'
import type { SaveResult } from './stored-settings.server.ts'

/** What a form says where nothing was saved; `basedOn` is what a second save is based on, where someone else was quicker. */
export type SaveRefusal = {
  message: string
  errors: Readonly<Record<string, string>>
  basedOn?: string
}

/** The words of a refused save. */
export function saveRefusal(result: Exclude<SaveResult, { kind: 'saved' }>): SaveRefusal {
  if (result.kind === 'wrong') {
    const errors = Object.entries(result.faults).map(([name, message]) => [
      name,
      texts.fault(fieldWords(name).label, message.replaceAll(/\b[A-Z]+(?:_[A-Z\d]+)+\b/g, labelOf)),
    ])
    return { message: texts.faults, errors: Object.fromEntries(errors) }
  }
  const { names, newest, by, at } = result
  const errors = names.map((name) => {
    const value = secretSettings.has(name) ? texts.isSet : newest.texts[name]
    const when = formatTime(at, new Date())
    const { label } = fieldWords(name)
    const shown = value === undefined ? texts.empty : maskUrls(value)
    return [name, texts.conflict(label, by ?? texts.command, when, shown)]
  })
  return { message: texts.conflicts, basedOn: newest.id, errors: Object.fromEntries(errors) }
}

/** A rule between settings names the other one as the server does. */
function labelOf(name: string): string {
  return `“${fieldWords(name).label}”`
}
