import { sql } from 'kysely'

import { formatTime, machineTime } from '#app/audit/format-time.ts'
import type { Executor } from '#db/client.server.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'

import { settingTexts } from './merge-settings.ts'
import { maskUrls } from './masked-urls.ts'
import { fieldWords } from './setting-field.ts'
import { usualText } from './section-view.server.ts'
import { isSettingSection, type SettingSection, generatedSettings } from './setting-sections.ts'

export type SettingChange = {
  id: string
  section: SettingSection
  by: string
  at: string
  shown: string
  lines: string[]
}

type Row = {
  id: string
  section: string
  by: string | null
  changedAt: Date
  texts: unknown
  secrets: unknown
  textsBefore: unknown
  secretsBefore: unknown
}

/** The latest changes, newest first; of one section or of all. */
export async function listChanges(
  db: Executor,
  { section, max }: { section?: SettingSection; max: number },
): Promise<SettingChange[]> {
  const { rows } = await sql<Row>`
    select change.id::text, change.section, staff_users.name as by, changed_at as "changedAt",
      change.texts, change.secrets,
      coalesce(previous.texts, '{}') as "textsBefore", coalesce(previous.secrets, '{}') as "secretsBefore"
    from setting_changes as change
    left join staff_users on staff_users.id = change.staff_id
    left join lateral (select texts, secrets from setting_changes as earlier
      where earlier.section = change.section and earlier.id < change.id
      order by earlier.id desc limit 1) as previous on true
    ${section === undefined ? sql`` : sql`where change.section = ${section}`}
    order by change.id desc limit ${max}`.execute(db)
  const now = new Date()
  return rows.flatMap(({ id, section: name, by, changedAt, ...row }) =>
    isSettingSection(name)
      ? [
          {
            id,
            section: name,
            by: by ?? texts.command,
            at: machineTime(changedAt),
            shown: formatTime(changedAt, now),
            lines: linesOf(row),
          },
        ]
      : [],
  )
}

/** The sections in which an owner has set something. */
export async function listSetSections(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ section: string }>`
    select section from (select distinct on (section) section, texts, secrets
      from setting_changes order by section, setting_changes.id desc) as newest
    where texts <> '{}' or secrets <> '{}'`.execute(db)
  return new Set(rows.map(({ section }) => section))
}

function linesOf(row: Omit<Row, 'id' | 'section' | 'by' | 'changedAt'>): string[] {
  const [before, after] = [settingTexts.parse(row.textsBefore), settingTexts.parse(row.texts)]
  const named = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const lines = named.flatMap((name) => {
    if (before[name] === after[name]) return []
    if (generatedSettings.has(name)) return [texts.changedSecret(fieldWords(name).label)]
    const { label, options = {} } = fieldWords(name)
    const shown = (text = '') => options[text || usualText(name)] ?? (maskUrls(text) || texts.empty)
    return [texts.change(label, shown(before[name]), shown(after[name]))]
  })
  const [sealedBefore, sealed] = [
    settingTexts.parse(row.secretsBefore),
    settingTexts.parse(row.secrets),
  ]
  const secrets = [...new Set([...Object.keys(sealedBefore), ...Object.keys(sealed)])]
  return [
    ...lines,
    ...secrets
      .filter((name) => sealedBefore[name] !== sealed[name])
      .map((name) => texts.changedSecret(fieldWords(name).label)),
  ]
}
