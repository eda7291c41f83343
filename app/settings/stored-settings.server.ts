import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { applySettings, config, settingFaults } from '#app/config/config.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  mergeSettings,
  revertedSettings,
  settingTexts,
  type SettingTexts,
} from './merge-settings.ts'
import { openTexts, sealTexts } from './sealed-settings.server.ts'
import {
  isSettingSection,
  sealedSettings,
  settingSections,
  type SettingSection,
} from './setting-sections.ts'

/** A section after one change; `id` is '' before the first. */
export type StoredSection = {
  id: string
  /** Secrets included. */
  texts: SettingTexts
  sealed: SettingTexts
  /** Secrets that another SESSION_SECRET has sealed. */
  unread: string[]
}

export type SaveResult =
  | { kind: 'saved'; id: string; changed: string[] }
  /** "must be …" by the name of the setting. */
  | { kind: 'wrong'; faults: Readonly<Record<string, string>> }
  | { kind: 'conflict'; names: string[]; newest: StoredSection; by: string | null; at: Date }

type Row = { id: string; section: string; texts: SettingTexts; secrets: SettingTexts }

const NOTHING: StoredSection = { id: '', texts: {}, sealed: {}, unread: [] }

let inForce = ''
let productIds: ReadonlySet<string> = new Set([config.PRODUCT_ID])

/** Changes with each stored setting; a cache key for the pages that show them. */
export function settingsKey(): string {
  return inForce
}

/** Puts stored changes of any process in force; true where something changed. One query where nothing did, because it runs every second. */
export async function refreshSettings(db: Executor): Promise<boolean> {
  const { newest } = await db
    .selectFrom('setting_changes')
    .select(sql<string>`coalesce(max(id), 0)::text`.as('newest'))
    .executeTakeFirstOrThrow()
  if (newest === inForce || (inForce === '' && newest === '0')) return false
  const sections = await readAll(db)
  const unread = applySettings(
    Object.fromEntries([...sections].map(([name, { texts }]) => [name, texts])),
  )
  if (unread.length > 0) console.error(`Stored settings cannot be used: ${unread.join(', ')}`)
  productIds = new Set([...productIds, config.PRODUCT_ID, ...(await readProductIds(db))])
  inForce = newest
  return true
}

/** Also of an earlier id: an enquiry may wait on a device since before the change. */
export function isProductId(text: string | null | undefined): boolean {
  return typeof text === 'string' && productIds.has(text)
}

async function readProductIds(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct texts ->> 'PRODUCT_ID' as id
    from setting_changes where section = 'business' and texts ->> 'PRODUCT_ID' is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The newest of each section, secrets included. */
async function readAll(db: Executor): Promise<Map<SettingSection, StoredSection>> {
  const { rows } = await sql<Row>`select distinct on (section) id::text, section, texts, secrets
    from setting_changes order by section, setting_changes.id desc`.execute(db)
  const opened = new Map<SettingSection, StoredSection>()
  for (const row of rows)
    if (isSettingSection(row.section)) opened.set(row.section, await openRow(row))
  return opened
}

async function openRow({ id, texts, secrets }: Row): Promise<StoredSection> {
  const { opened, unread } = await openTexts(secrets)
  return { id, texts: { ...texts, ...opened }, sealed: secrets, unread }
}

/** The section as it is stored now, secrets included. */
export function readSection(db: Executor, section: SettingSection): Promise<StoredSection> {
  return readAt(db, section, undefined)
}

async function readAt(
  db: Executor,
  section: SettingSection,
  id: string | undefined,
): Promise<StoredSection> {
  const row = await db
    .selectFrom('setting_changes')
    .select(['id', 'section', 'texts', 'secrets'])
    .where('section', '=', section)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? openRow(readRow(row)) : NOTHING
}

function readRow({
  texts,
  secrets,
  ...row
}: {
  id: string
  section: string
  texts: unknown
  secrets: unknown
}): Row {
  return { ...row, texts: settingTexts.parse(texts), secrets: settingTexts.parse(secrets) }
}

/** `basedOn` is the version that the form showed, `kept` are settings that it did not send. */
export type SentSection = { basedOn: string; texts: SettingTexts; kept: readonly string[] }

/** Stores what was typed over the newest version; nothing is stored unless all of it is right. */
export function saveSection(
  db: Executor,
  section: SettingSection,
  { basedOn, texts, kept }: SentSection,
  by: { id: string },
): Promise<SaveResult> {
  return asOne(db, async (trx) => {
    await lock(trx)
    const newest = await readSection(trx, section)
    const base = basedOn === '' ? NOTHING : await readAt(trx, section, basedOn)
    const unsent = Object.entries(base.texts).filter(([name]) => kept.includes(name))
    const sent = { ...texts, ...Object.fromEntries(unsent) }
    const versions = { base: base.texts, newest: newest.texts, sent }
    return store(trx, section, newest, mergeSettings(settingSections[section], versions), by)
  })
}

/** Takes one saved change back; later changes of other settings stay. Undefined where there is no such change. */
export function revertChange(
  db: Executor,
  section: SettingSection,
  id: string,
  by: { id: string },
): Promise<SaveResult | undefined> {
  return asOne(db, async (trx) => {
    await lock(trx)
    const newest = await readSection(trx, section)
    const after = await readAt(trx, section, id)
    if (after === NOTHING) return undefined
    const before = await readBefore(trx, section, id)
    const versions = { before: before.texts, after: after.texts, newest: newest.texts }
    return store(trx, section, newest, revertedSettings(settingSections[section], versions), by)
  })
}

async function readBefore(trx: Executor, section: SettingSection, id: string) {
  const row = await trx
    .selectFrom('setting_changes')
    .select('id')
    .where('section', '=', section)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readAt(trx, section, row.id) : NOTHING
}

/** One save at a time, in all processes: the rules between settings hold for what is stored together. */
async function lock(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(trx)
}

async function store(
  trx: Executor,
  section: SettingSection,
  newest: StoredSection,
  { merged, changed, conflicts }: ReturnType<typeof mergeSettings>,
  by: { id: string },
): Promise<SaveResult> {
  if (conflicts.length > 0) return conflictOf(trx, conflicts, newest)
  if (changed.length === 0) return { kind: 'saved', id: newest.id, changed }
  const stored = [...(await readAll(trx))].filter(([name]) => name !== section)
  const all = Object.assign({}, ...stored.map(([, { texts }]) => texts), merged)
  const names: readonly string[] = settingSections[section]
  const faults = Object.entries(settingFaults(all)).filter(([name]) => names.includes(name))
  if (faults.length > 0) return { kind: 'wrong', faults: Object.fromEntries(faults) }
  const { id } = await trx
    .insertInto('setting_changes')
    .values({ section, staff_id: by.id, ...(await columnsOf(merged, newest)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit(trx, by, { kind: 'settings-changed', section, settings: changed.join(', ') })
  return { kind: 'saved', id, changed }
}

/** A secret that stays keeps its sealed text, so that the history shows only those that changed. */
async function columnsOf(merged: SettingTexts, { texts: before, sealed }: StoredSection) {
  const secrets = Object.entries(merged).filter(([name]) => sealedSettings.has(name))
  const isSame = ([name, text]: [string, string]) => before[name] === text && name in sealed
  const fresh = secrets.filter((one) => !isSame(one))
  const same = secrets.filter(isSame).map(([name]) => [name, sealed[name]])
  const open = Object.entries(merged).filter(([name]) => !sealedSettings.has(name))
  return {
    texts: JSON.stringify(Object.fromEntries(open)),
    secrets: JSON.stringify({
      ...Object.fromEntries(same),
      ...(await sealTexts(Object.fromEntries(fresh))),
    }),
  }
}

async function conflictOf(
  trx: Executor,
  names: string[],
  newest: StoredSection,
): Promise<SaveResult> {
  const { by, at } = await trx
    .selectFrom('setting_changes')
    .leftJoin('staff_users', 'staff_users.id', 'staff_id')
    .select(['staff_users.name as by', 'changed_at as at'])
    .where('setting_changes.id', '=', newest.id)
    .executeTakeFirstOrThrow()
  return { kind: 'conflict', names, newest, by, at }
}
