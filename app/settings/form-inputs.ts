import { commaList } from '#app/lib/text/comma-list.ts'
import { backupPlaceTexts, mailServerTexts } from '#app/strings/en/setting-forms.ts'

import {
  hasPeople,
  listRows,
  listSettings,
  personName,
  removeName,
  valueName,
} from './lists/list-rows.ts'
import type { SettingField } from './section-view.server.ts'

/** An input of a form, with what is stored in it; '' for a secret. */
export type FormInput = { name: string; label: string; text: string }

/** The inputs of a setting: some have several. */
export function inputsOf(field: SettingField): FormInput[] {
  const { name, label, kind, text, usual, mailServer } = field
  if (field.isByServer) return []
  if (mailServer)
    return [
      { name: 'SMTP_HOST', label: mailServerTexts.host, text: mailServer.host },
      { name: 'SMTP_PORT', label: mailServerTexts.port, text: mailServer.port },
      { name: 'SMTP_USER', label: mailServerTexts.user, text: mailServer.user },
      { name: 'SMTP_PASSWORD', label: mailServerTexts.password, text: '' },
    ]
  if (name === 'BACKUP_TO') {
    const { where, folder, bucket } = placesOf(text)
    return [
      { name: 'BACKUP_WHERE', label: backupPlaceTexts.question, text: where },
      { name: 'BACKUP_TO', label: backupPlaceTexts.folder, text: folder },
      { name: 'BACKUP_BUCKET', label: backupPlaceTexts.bucket, text: bucket },
    ]
  }
  if (kind === 'ticks')
    return Object.keys(field.options ?? {}).map((value, index) => ({
      name: valueName(name, index),
      label,
      text: commaList(text).includes(value) ? value : '',
    }))
  if (listSettings.has(name))
    return listRows(name, text).flatMap(({ person, value }, index) => [
      { name: valueName(name, index), label, text: value },
      { name: removeName(name, index), label, text: '' },
      ...(hasPeople(name) ? [{ name: personName(name, index), label, text: person }] : []),
    ])
  const own = { name, label, text: kind === 'choice' ? text || usual : text }
  return kind === 'secret' ? [own, { name: `remove-${name}`, label, text: '' }] : [own]
}

/** A BACKUP_TO by its way. */
export function placesOf(text: string) {
  const isBucket = /^(?:s3|https?):/i.test(text)
  const where = isBucket ? ('bucket' as const) : ('folder' as const)
  return { where, folder: isBucket ? '' : text, bucket: isBucket ? text : '' }
}

/** The labels of the inputs whose text is not what is stored. */
export function unsavedLabels(
  inputs: readonly FormInput[],
  textOf: (name: string) => string,
): string[] {
  const changed = inputs.filter(({ name, text }) => plain(textOf(name)) !== plain(text))
  return [...new Set(changed.map(({ label }) => label))]
}

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
