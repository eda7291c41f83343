import { expect, test } from 'vitest'

import { listTexts, mailServerTexts, webhookAddressTexts } from '#app/strings/en/setting-forms.ts'

import { composeFields } from './composed-fields.ts'
import { listRows } from './lists/list-rows.ts'

const stored = {
  SMTP_URL: 'smtps://desk:sword@mail.homes.test:465',
  WEBHOOK_URLS: 'https://desk:key@crm.test/a',
}

const parts = {
  'mail-server': 'parts',
  SMTP_HOST: 'mail.homes.test',
  SMTP_PORT: '465',
  SMTP_USER: 'desk',
}

function composed(
  section: 'notifications' | 'backups',
  fields: Record<string, string>,
  before: Record<string, string> = stored,
) {
  return composeFields(section, (name) => fields[name] ?? '', before)
}

test('a mail server that is not typed over stays, and one without a host is removed', () => {
  expect(composed('notifications', parts).texts).toEqual({ SMTP_URL: '' })
  expect(composed('notifications', { ...parts, SMTP_HOST: '' }).texts).toEqual({
    'remove-SMTP_URL': 'yes',
  })
})

test('a form of before, and an address that someone posts, change no mail server', () => {
  const posted = { SMTP_URL: 'smtps://mail.test?sendmail=true', SMTP_HOST: 'mail.test' }
  expect(composed('notifications', posted)).toEqual({
    texts: { SMTP_URL: '' },
    wrong: {},
    typed: {},
  })
})

test('what is wrong is at its field, and no password is shown again', () => {
  const secret = { ...parts, SMTP_HOST: 'user:typed@mail.test', SMTP_PASSWORD: 'typed' }
  const { wrong, typed } = composed('notifications', secret)
  expect(wrong).toEqual({ SMTP_HOST: mailServerTexts.wrong.host })
  expect(JSON.stringify(typed)).not.toContain('typed')
  expect(composed('notifications', { ...parts, SMTP_HOST: 'evil.test' }).wrong).toEqual({
    SMTP_PASSWORD: mailServerTexts.wrong.password,
  })
})

test('the login of a webhook stays where it is only covered', () => {
  const covered = { WEBHOOK_URLS: 'https://•••@crm.test/a, https://new.test' }
  expect(composed('notifications', covered).texts['WEBHOOK_URLS']).toBe(
    'https://desk:key@crm.test/a, https://new.test',
  )
  expect(composed('notifications', { WEBHOOK_URLS: 'https://•••@evil.test' }).wrong).toEqual({
    WEBHOOK_URLS: webhookAddressTexts.masked,
  })
})

test('a list is its rows: one that is removed or empty is left out, and a name stays with its address', () => {
  const rows = {
    'MAIL_TO-rows': '4',
    'MAIL_TO-0': 'asha@homes.test',
    'MAIL_TO-person-0': 'Asha Menon',
    'MAIL_TO-1': 'gone@homes.test',
    'remove-MAIL_TO-1': 'yes',
    'MAIL_TO-3': 'dev@homes.test',
  }
  expect(composed('notifications', rows).texts['MAIL_TO']).toBe(
    'Asha Menon <asha@homes.test>, dev@homes.test',
  )
})

test('a row that is wrong says so, and a refused form has each row as it was typed', () => {
  const rows = {
    'MAIL_TO-rows': '3',
    'MAIL_TO-0': 'asha',
    'MAIL_TO-person-1': 'Dev',
    'MAIL_TO-2': 'dev@homes.test',
    'MAIL_TO-person-2': 'Kulkarni, Dev',
  }
  const { wrong, typed } = composed('notifications', rows)
  expect(wrong).toEqual({
    'MAIL_TO-0': listTexts.wrongAddress,
    'MAIL_TO-1': listTexts.noAddress,
    'MAIL_TO-2': listTexts.wrongPerson,
  })
  const shown = listRows('MAIL_TO', '', typed).map(({ person, value }) => [person, value])
  expect(shown).toEqual([
    ['', 'asha'],
    ['Dev', ''],
    ['Kulkarni, Dev', 'dev@homes.test'],
  ])
})

test('a webhook that is removed takes its login along, whichever row it has', () => {
  const two = {
    ...stored,
    WEBHOOK_URLS: 'https://desk:one@crm.test/a, https://desk:two@crm.test/a',
  }
  const rows = {
    'WEBHOOK_URLS-rows': '3',
    'WEBHOOK_URLS-0': 'https://•••@crm.test/a',
    'remove-WEBHOOK_URLS-0': 'yes',
    'WEBHOOK_URLS-1': 'https://•••@crm.test/a',
  }
  const { texts } = composed('notifications', rows, two)
  expect(texts['WEBHOOK_URLS']).toBe('https://desk:two@crm.test/a')
})

test('backups go where the question says', () => {
  const both = { BACKUP_TO: '/mnt/disk', BACKUP_BUCKET: 's3://bucket/a' }
  const textsOf = (where: string) => composed('backups', { ...both, BACKUP_WHERE: where }).texts
  expect(textsOf('folder')).toEqual({ BACKUP_TO: '/mnt/disk' })
  expect(textsOf('bucket')).toEqual({ BACKUP_TO: 's3://bucket/a' })
  expect(composed('notifications', { ...both, BACKUP_WHERE: 'bucket' }).texts).toEqual({
    SMTP_URL: '',
  })
})
