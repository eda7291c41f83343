import { commaList } from '#app/lib/text/comma-list.ts'
import { listTexts, mailServerTexts, webhookAddressTexts } from '#app/strings/en/setting-forms.ts'

import { postedRows, rowFields, rowText, valueName, type ListRow } from './lists/list-rows.ts'
import { joinMailServer, type TypedMailServer } from './mail-server/mail-server.ts'
import { unmaskUrls } from './masked-urls.ts'
import type { SettingTexts } from './merge-settings.ts'
import type { SettingSection } from './setting-sections.ts'

type Fields = (name: string) => string
type Texts = Readonly<Record<string, string>>

/** `texts` are settings that the form sends as several inputs or covered, `wrong` what is wrong with them, `typed` what a refused form shows again. */
export type ComposedFields = { texts: Texts; wrong: Texts; typed: Texts }

/** `mail-server` says that the form has its parts: without it they are no empty ones. */
export const MAIL_SERVER = 'mail-server'

/** Makes one setting of the inputs that a form has for it. */
export function composeFields(
  section: SettingSection,
  field: Fields,
  stored: SettingTexts,
): ComposedFields {
  const all = PARTS[section]?.map((part) => part(field, stored)) ?? []
  return {
    texts: Object.assign({}, ...all.map(({ texts }) => texts)),
    wrong: Object.assign({}, ...all.map(({ wrong }) => wrong)),
    typed: Object.assign({}, ...all.map(({ typed }) => typed)),
  }
}

type Part = (field: Fields, stored: SettingTexts) => Partial<ComposedFields>

const PARTS: Partial<Record<SettingSection, readonly Part[]>> = {
  notifications: [mailServer, people, webhooks],
  legal: [states],
  backups: [backupPlace],
}

function mailServer(field: Fields, stored: SettingTexts): Partial<ComposedFields> {
  if (field(MAIL_SERVER) === '') return { texts: { SMTP_URL: '' } }
  const typed: TypedMailServer = {
    host: field('SMTP_HOST').trim(),
    port: field('SMTP_PORT').trim(),
    user: field('SMTP_USER').trim(),
    password: field('SMTP_PASSWORD'),
  }
  if (typed.host === '' && typed.password === '') return { texts: { 'remove-SMTP_URL': 'yes' } }
  const before = stored['SMTP_URL'] ?? ''
  const joined = joinMailServer(typed, before)
  const { host, port, user } = typed
  // A whole address that was put into one field has its password in it.
  const shown = { SMTP_HOST: host.includes('@') ? '' : host, SMTP_PORT: port, SMTP_USER: user }
  if ('wrong' in joined)
    return {
      wrong: { [`SMTP_${joined.wrong.toUpperCase()}`]: mailServerTexts.wrong[joined.wrong] },
      typed: shown,
    }
  return { texts: { SMTP_URL: joined.url === before ? '' : joined.url }, typed: shown }
}

function people(field: Fields): Partial<ComposedFields> {
  const rows = postedRows('MAIL_TO', field)
  if (!rows) return {}
  const wrong = rows.flatMap((row, index) => {
    const fault = personFault(row)
    return fault === undefined ? [] : [[valueName('MAIL_TO', index), fault]]
  })
  const left = rows.filter(({ isRemoved, value }) => !isRemoved && value !== '')
  return {
    texts: { MAIL_TO: left.map(rowText).join(', ') },
    wrong: Object.fromEntries(wrong),
    typed: rowFields('MAIL_TO', rows),
  }
}

function personFault({ person, value, isRemoved }: ListRow): string | undefined {
  if (isRemoved) return undefined
  if (value === '') return person === '' ? undefined : listTexts.noAddress
  if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(value)) return listTexts.wrongAddress
  return /[,<>"]/.test(person) ? listTexts.wrongPerson : undefined
}

function webhooks(field: Fields, stored: SettingTexts): Partial<ComposedFields> {
  const rows = postedRows('WEBHOOK_URLS', field)
  const typed = rows?.map(({ value }) => value).join(', ') ?? field('WEBHOOK_URLS')
  if (typed === '') return {}
  const shown = rows ? rowFields('WEBHOOK_URLS', rows) : { WEBHOOK_URLS: typed }
  const urls = unmaskUrls(typed, stored['WEBHOOK_URLS'] ?? '')
  if (urls === undefined)
    return { wrong: { WEBHOOK_URLS: webhookAddressTexts.masked }, typed: shown }
  return { texts: { WEBHOOK_URLS: rows ? leftUrls(rows, urls) : urls }, typed: shown }
}

/** Of `urls`, those whose row stays: one row may have several. */
function leftUrls(rows: readonly ListRow[], urls: string): string {
  const stays = rows.flatMap(({ value, isRemoved }) => commaList(value).map(() => !isRemoved))
  return commaList(urls)
    .filter((_, index) => stays[index])
    .join(', ')
}

/** The options that are ticked. */
function states(field: Fields): Partial<ComposedFields> {
  const rows = postedRows('WORK_STATES', field)
  if (!rows) return {}
  const ticked = rows.map(({ value }) => value).filter((value) => value !== '')
  return { texts: { WORK_STATES: ticked.join(', ') } }
}

function backupPlace(field: Fields): Partial<ComposedFields> {
  const where = field('BACKUP_WHERE')
  if (where === '') return {}
  const [folder, bucket] = [field('BACKUP_TO'), field('BACKUP_BUCKET')]
  return {
    texts: { BACKUP_TO: where === 'bucket' ? bucket : folder },
    typed: { BACKUP_WHERE: where, BACKUP_TO: folder, BACKUP_BUCKET: bucket },
  }
}
