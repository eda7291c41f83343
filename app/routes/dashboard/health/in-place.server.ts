import { data, replace } from 'react-router'

import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import type { CheckName, HealthCheck } from '#app/health/health-check.ts'
import type { InPlace, InPlaceAnswer } from '#app/health/settings-in-place.tsx'
import { saveRefusal } from '#app/settings/save-refusal.ts'
import { fieldsOf, sentSection } from '#app/settings/section-view.server.ts'
import {
  guardedSections,
  isSettingSection,
  settingSections,
  type SettingName,
  type SettingSection,
} from '#app/settings/setting-sections.ts'
import { readSection, saveSection } from '#app/settings/stored-settings.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'

/** A longer form is the one of Settings. */
const MAX_FIELDS = 2

type Forms = Partial<Record<CheckName, InPlace>>

/** The forms that stand in the lines of checks: of few settings, none of which asks for a password. */
export async function findInPlace(checks: readonly HealthCheck[]): Promise<Forms> {
  const found = checks.map(async ({ name, settings = [] }) => {
    const section = sectionOf(settings)
    if (section === undefined || settings.length > MAX_FIELDS) return undefined
    const stored = await readSection(db, section)
    const all = fieldsOf(section, stored)
    const fields = settings.flatMap((one) => all.filter((field) => field.name === one))
    if (fields.some(({ isByServer }) => isByServer)) return undefined
    return [name, { section, basedOn: stored.id, fields }] as const
  })
  return Object.fromEntries((await Promise.all(found)).filter((one) => one !== undefined))
}

/** Undefined for settings of several sections, and for one that asks for a password. */
function sectionOf(settings: readonly SettingName[]): SettingSection | undefined {
  return Object.keys(settingSections)
    .filter(isSettingSection)
    .filter((section) => settings.length > 0 && !guardedSections.has(section))
    .find((section) => {
      const names: readonly string[] = settingSections[section]
      return settings.every((name) => names.includes(name))
    })
}

/** Saves the settings that a form in a line has sent; the others of their section stay. */
export async function savedInPlace(
  field: (name: string) => string | undefined,
  staff: Staff,
): Promise<Response | ReturnType<typeof data<InPlaceAnswer>>> {
  const section = field('section') ?? ''
  if (!isSettingSection(section) || guardedSections.has(section))
    throw new Response('Not Found', { status: 404 })
  const shown = settingSections[section].filter((name) => field(name) !== undefined)
  const sent = sentSection(section, (name) => field(name) ?? '', shown)
  const result = await saveSection(db, section, sent, staff)
  if (result.kind === 'saved') {
    await catchUpCatalogue()
    return replace('/dashboard/health?saved')
  }
  const status = result.kind === 'wrong' ? 422 : 409
  return data<InPlaceAnswer>({ section, typed: sent.texts, ...saveRefusal(result) }, { status })
}
