import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import { config, publicSite, serverText } from '#app/config/config.server.ts'
import { settingOptions } from '#app/strings/en/setting-fields.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { db } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { saveRefusal } from './save-refusal.ts'
import { saveSections } from './save-sections.server.ts'
import { fieldsOf, sentSection } from './section-view.server.ts'
import { fieldWords } from './setting-field.ts'
import { listChanges } from './setting-history.server.ts'
import type { SettingSection } from './setting-sections.ts'
import {
  isProductId,
  readSection,
  refreshSettings,
  revertChange,
  saveSection,
  settingsKey,
} from './stored-settings.server.ts'

afterEach(() => refreshSettings(db))

type Db = Parameters<typeof saveSection>[0]

/** What a form sends that shows the newest version. */
async function save(trx: Db, section: SettingSection, typed: Record<string, string>) {
  const stored = await readSection(trx, section)
  const shown = fieldsOf(section, stored).map(({ name, text }) => [name, text])
  const fields: Record<string, string> = {
    ...Object.fromEntries(shown),
    basedOn: stored.id,
    ...typed,
  }
  const by = { id: await addAgent(trx, randomUUID()) }
  return saveSection(
    trx,
    section,
    sentSection(section, (name) => fields[name] ?? ''),
    by,
  )
}

it('a stored setting is in force in this process, and gone with its change', async ({ trx }) => {
  const before = { brand: publicSite().brand, key: settingsKey() }
  await save(trx, 'business', { BRAND: 'Sharma Homes', OFFICE: 'Sector 62, Noida' })
  expect(publicSite().brand).toBe(before.brand)
  expect(await refreshSettings(trx)).toBe(true)
  expect(publicSite()).toMatchObject({ brand: 'Sharma Homes', office: 'Sector 62, Noida' })
  expect(settingsKey()).not.toBe(before.key)
  expect(await refreshSettings(trx)).toBe(false)
  await save(trx, 'business', { BRAND: '' })
  await refreshSettings(trx)
  expect(publicSite()).toMatchObject({ brand: before.brand, office: 'Sector 62, Noida' })
})

it('a variable of the environment wins over what is stored', async ({ trx }) => {
  const { phone } = publicSite()
  expect(serverText('PUBLIC_PHONE')).toBe(phone)
  await trx
    .insertInto('setting_changes')
    .values({ section: 'business', texts: JSON.stringify({ PUBLIC_PHONE: '+91 98100 12345' }) })
    .execute()
  await refreshSettings(trx)
  expect(publicSite().phone).toBe(phone)
})

it('an enquiry with an earlier product id is still taken', async ({ trx }) => {
  const before = config.PRODUCT_ID
  await save(trx, 'business', { PRODUCT_ID: 'sharma' })
  await refreshSettings(trx)
  expect(config.PRODUCT_ID).toBe('sharma')
  expect([before, 'sharma', 'other', null].map(isProductId)).toEqual([true, true, false, false])
})

it('nothing of a section is stored unless all of it is right', async ({ trx }) => {
  const wrong = await save(trx, 'enquiries', { ENQUIRY_LIMIT_IPV4: '30', SPAM_SCORE: '5' })
  expect(wrong).toEqual({
    kind: 'wrong',
    faults: { SPAM_SCORE: 'must be a whole number from 41 to 100' },
  })
  expect(await readSection(trx, 'enquiries')).toMatchObject({ id: '', texts: {} })
  const half = await save(trx, 'notifications', { SMTP_URL: 'smtps://a:b@mail.test' })
  expect(half).toMatchObject({ kind: 'wrong', faults: { MAIL_TO: 'must be set with SMTP_URL' } })
  expect(config.SMTP_URL).toBeUndefined()
})

it('a secret is stored sealed, never shown, kept by an empty field, and removed on request', async ({
  trx,
}) => {
  const mail = {
    SMTP_URL: 'smtps://a:swordfish@mail.test',
    MAIL_FROM: 'a@homes.test',
    MAIL_TO: 'b@homes.test',
  }
  expect(await save(trx, 'notifications', mail)).toMatchObject({ kind: 'saved' })
  const rows = await trx.selectFrom('setting_changes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('swordfish')
  const shown = fieldsOf('notifications', await readSection(trx, 'notifications'))
  expect(JSON.stringify(shown)).not.toContain('swordfish')
  expect(shown.find(({ name }) => name === 'SMTP_URL')).toMatchObject({
    isStored: true,
    mailServer: { host: 'mail.test', port: '465', user: 'a', hasPassword: true },
  })
  await save(trx, 'notifications', { MAIL_TO: 'c@homes.test' })
  await refreshSettings(trx)
  expect(config).toMatchObject({ SMTP_URL: mail.SMTP_URL, MAIL_TO: ['c@homes.test'] })
  expect((await listChanges(trx, { max: 1 }))[0]?.lines).toEqual([
    'New enquiries go to: b@homes.test → c@homes.test',
  ])
  await save(trx, 'notifications', { 'remove-SMTP_URL': 'yes' })
  await refreshSettings(trx)
  expect(config.SMTP_URL).toBeUndefined()
})

it('the login in the address of a webhook is in force, but stored sealed and on no page', async ({
  trx,
}) => {
  const password = 'swordfish'
  const url = `https://desk:${password}@crm.test/a`
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`
  const by = { id: await addAgent(trx, randomUUID()) }
  const sent = { basedOn: '', texts: { WEBHOOK_URLS: url, WEBHOOK_SECRET }, kept: [] }
  expect(await saveSection(trx, 'notifications', sent, by)).toMatchObject({ kind: 'saved' })
  await refreshSettings(trx)
  expect(config.WEBHOOK_URLS).toEqual([url])
  const stored = await readSection(trx, 'notifications')
  const rows = await trx.selectFrom('setting_changes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(password)
  const late = {
    ...sent,
    basedOn: stored.id,
    texts: { ...sent.texts, WEBHOOK_URLS: 'https://crm.test/b' },
  }
  await saveSection(trx, 'notifications', late, by)
  const mine = { ...late, texts: { ...sent.texts, WEBHOOK_URLS: 'https://mine.test' } }
  const conflict = await saveSection(trx, 'notifications', { ...mine, basedOn: '' }, by)
  if (conflict.kind !== 'conflict') throw new Error('no conflict')
  const refusal = saveRefusal({ ...conflict, newest: stored })
  const changes = await listChanges(trx, { max: 2 })
  const seen = JSON.stringify([fieldsOf('notifications', stored), changes, refusal])
  expect(seen).toContain('https://•••@crm.test/a')
  expect(seen).not.toContain(password)
})

it('two people who change the same setting differently are asked, others are not', async ({
  trx,
}) => {
  await save(trx, 'business', { BRAND: 'First Homes' })
  const { id: basedOn } = await readSection(trx, 'business')
  await save(trx, 'business', { BRAND: 'Second Homes' })
  const late = await save(trx, 'business', { basedOn, BRAND: 'Third Homes' })
  expect(late).toMatchObject({ kind: 'conflict', names: ['BRAND'] })
  const other = await save(trx, 'business', { basedOn, BRAND: 'First Homes', OFFICE: 'Noida 62' })
  expect(other).toMatchObject({ kind: 'saved', changed: ['OFFICE'] })
  expect((await readSection(trx, 'business')).texts).toEqual({
    BRAND: 'Second Homes',
    OFFICE: 'Noida 62',
  })
})

it('a change can be taken back, one that was overtaken cannot', async ({ trx }) => {
  const by = { id: await addAgent(trx, 'reverting') }
  await save(trx, 'business', { BRAND: 'First Homes', OFFICE: 'Noida 62' })
  const { id: first } = await readSection(trx, 'business')
  await save(trx, 'business', { BRAND: 'Second Homes' })
  const { id: second } = await readSection(trx, 'business')
  expect(await revertChange(trx, 'business', first, by)).toMatchObject({ kind: 'conflict' })
  expect(await revertChange(trx, 'business', second, by)).toMatchObject({ kind: 'saved' })
  expect((await readSection(trx, 'business')).texts).toEqual({
    BRAND: 'First Homes',
    OFFICE: 'Noida 62',
  })
  expect(await revertChange(trx, 'legal', second, by)).toBeUndefined()
  const [entry] = await trx
    .selectFrom('audit_log')
    .select('detail')
    .where('kind', '=', 'settings-changed')
    .orderBy('id', 'desc')
    .execute()
  expect(entry?.detail).toEqual({ section: 'business', settings: 'BRAND' })
})

it('of a thousand random changes of two people none is lost', async ({ trx }) => {
  const names = ['ENQUIRY_LIMIT_IPV4', 'ENQUIRY_LIMIT_PHONE', 'SPAM_SCORE'] as const
  const by = { id: await addAgent(trx, 'two people') }
  const wanted = new Map<string, string>()
  const forms = [await readSection(trx, 'enquiries'), await readSection(trx, 'enquiries')]
  for (let turn = 0; turn < 1000; turn += 1) {
    const who = Math.round(Math.random())
    const name = names[Math.floor(Math.random() * names.length)] ?? names[0]
    const typed = String(41 + Math.floor(Math.random() * 60))
    const { id: basedOn, texts } = forms[who] ?? { id: '', texts: {} }
    const sent = { basedOn, texts: { ...texts, [name]: typed }, kept: [] }
    const result = await saveSection(trx, 'enquiries', sent, by)
    if (result.kind === 'wrong') throw new Error('Every value is right.')
    // What was typed may be what the form showed.
    if (result.kind === 'saved') for (const one of result.changed) wanted.set(one, typed)
    else expect(result.newest.texts).toEqual(Object.fromEntries(wanted))
    // One of them looks at the page again, now and then.
    if (Math.random() < 0.5) forms[who] = await readSection(trx, 'enquiries')
  }
  expect((await readSection(trx, 'enquiries')).texts).toEqual(Object.fromEntries(wanted))
})

const SHOWN = { business: ['BRAND'], legal: ['PRIVACY_CONTACT'] }

/** What a form of two sections sends that shows one setting of each. */
async function sentBoth(trx: Db, typed: Record<string, string>) {
  const sections = (['business', 'legal'] as const).map(async (section) => {
    const { id } = await readSection(trx, section)
    const field = (name: string) => (name === 'basedOn' ? id : (typed[name] ?? ''))
    return { section, sent: sentSection(section, field, SHOWN[section]) }
  })
  return Promise.all(sections)
}

it('a form with a few settings of two sections leaves the others', async ({ trx }) => {
  await save(trx, 'business', { OFFICE: 'Sector 62, Noida' })
  const sections = await sentBoth(trx, { BRAND: 'Rao Homes', PRIVACY_CONTACT: 'Meera Rao' })
  const by = { id: await addAgent(trx, randomUUID()) }
  expect(await saveSections(trx, sections, by)).toEqual({ kind: 'saved' })
  expect((await readSection(trx, 'business')).texts).toEqual({
    BRAND: 'Rao Homes',
    OFFICE: 'Sector 62, Noida',
  })
  expect((await readSection(trx, 'legal')).texts).toEqual({ PRIVACY_CONTACT: 'Meera Rao' })
})

test('where one of two sections is refused, none is saved', async () => {
  const [business, legal] = await sentBoth(db, { BRAND: 'Rao Homes' })
  if (!business || !legal) throw new Error('not sent')
  const wrong = { ...legal.sent, texts: { DATA_PROTECTION_BOARD: 'nowhere' } }
  const by = { id: await addAgent(db, randomUUID()) }
  try {
    const result = await saveSections(db, [business, { ...legal, sent: wrong }], by)
    expect(result).toMatchObject({ kind: 'wrong', section: 'legal' })
    expect(await readSection(db, 'business')).toMatchObject({ id: business.sent.basedOn })
  } finally {
    await db.deleteFrom('staff_users').where('id', '=', by.id).execute()
  }
})

it('a choice that shows its default is no change, and the history has its words', async ({
  trx,
}) => {
  const { UNREGISTERED_PROJECTS: choices } = settingOptions
  const form = { UNREGISTERED_PROJECTS: 'show', FACTS_MAX_AGE_DAYS: '91' }
  await save(trx, 'projects', form)
  expect((await listChanges(trx, { max: 1 }))[0]?.lines).toHaveLength(1)
  await save(trx, 'projects', { ...form, UNREGISTERED_PROJECTS: 'interest-only' })
  const { label } = fieldWords('UNREGISTERED_PROJECTS')
  expect((await listChanges(trx, { max: 1 }))[0]?.lines).toEqual([
    settingsTexts.change(label, choices.show, choices['interest-only']),
  ])
  expect((await readSection(trx, 'projects')).texts).toEqual({
    UNREGISTERED_PROJECTS: 'interest-only',
    FACTS_MAX_AGE_DAYS: '91',
  })
})
