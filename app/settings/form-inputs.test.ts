import { expect, test } from 'vitest'

import { backupPlaceTexts, mailServerTexts } from '#app/strings/en/setting-forms.ts'
import { settingLabels } from '#app/strings/en/setting-fields.ts'

import { inputsOf, unsavedLabels } from './form-inputs.ts'
import { fieldWords } from './setting-field.ts'

const empty = { text: '', usual: '', isStored: false, isByServer: false, isUnread: false }
const field = (name: string, rest: object = {}) => ({
  ...fieldWords(name),
  ...empty,
  name,
  ...rest,
})

function unsaved(fields: ReturnType<typeof field>[], typed: Record<string, string>) {
  const inputs = fields.flatMap(inputsOf)
  const stored = Object.fromEntries(inputs.map(({ name, text }) => [name, text]))
  return unsavedLabels(inputs, (name) => ({ ...stored, ...typed })[name] ?? '')
}

test('what is typed is named, until it is what is stored', () => {
  const fields = [field('PUBLIC_PHONE', { text: '98100' }), field('OFFICE', { text: 'one\ntwo' })]
  expect(unsaved(fields, {})).toEqual([])
  expect(unsaved(fields, { OFFICE: 'one\r\ntwo ' })).toEqual([])
  expect(unsaved(fields, { PUBLIC_PHONE: '98101', OFFICE: '' })).toEqual([
    settingLabels.PUBLIC_PHONE,
    settingLabels.OFFICE,
  ])
})

test('a choice that shows its default is saved, a secret that is typed or removed is not', () => {
  const choice = field('OWNER_TWO_STEP', { usual: 'offered' })
  const secret = field('BACKUP_PASSPHRASE', { isStored: true })
  expect(unsaved([choice, secret], {})).toEqual([])
  expect(unsaved([choice], { OWNER_TWO_STEP: 'required' })).toEqual([settingLabels.OWNER_TWO_STEP])
  const removed = { BACKUP_PASSPHRASE: 'new', 'remove-BACKUP_PASSPHRASE': 'yes' }
  expect(unsaved([secret], removed)).toEqual([settingLabels.BACKUP_PASSPHRASE])
})

test('the parts of a mail server and of a place are named one by one', () => {
  const mailServer = { host: 'a.test', port: '465', user: '', hasPassword: false }
  const fields = [field('SMTP_URL', { mailServer }), field('BACKUP_TO', { text: 's3://b/c' })]
  expect(unsaved(fields, {})).toEqual([])
  expect(unsaved(fields, { SMTP_PASSWORD: 'x', BACKUP_WHERE: 'folder' })).toEqual([
    mailServerTexts.password,
    backupPlaceTexts.question,
  ])
  expect(inputsOf(field('SMTP_URL', { mailServer, isByServer: true }))).toEqual([])
})
