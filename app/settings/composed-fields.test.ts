import { expect, test } from 'vitest'

import { mailServerTexts, webhookAddressTexts } from '#app/strings/en/setting-forms.ts'

import { composeFields } from './composed-fields.ts'

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

function composed(section: 'notifications' | 'backups', fields: Record<string, string>) {
  return composeFields(section, (name) => fields[name] ?? '', stored)
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

test('backups go where the question says', () => {
  const both = { BACKUP_TO: '/mnt/disk', BACKUP_BUCKET: 's3://bucket/a' }
  const textsOf = (where: string) => composed('backups', { ...both, BACKUP_WHERE: where }).texts
  expect(textsOf('folder')).toEqual({ BACKUP_TO: '/mnt/disk' })
  expect(textsOf('bucket')).toEqual({ BACKUP_TO: 's3://bucket/a' })
  expect(composed('notifications', { ...both, BACKUP_WHERE: 'bucket' }).texts).toEqual({
    SMTP_URL: '',
  })
})
