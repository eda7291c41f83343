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

const sections = Object.keys(settingSections).filter(isSettingSection)

type Forms = Partial<Record<CheckName, InPlace[]>>

/** The forms that stand in the lines of checks, one for each section: of few settings, none of which asks for a password. */
export async function findInPlace(checks: readonly HealthCheck[]): Promise<Forms> {
  const found = checks.map(async ({ name, settings = [] }) => {
    const forms = await Promise.all(sections.map((section) => formOf(section, settings)))
    const shown = forms.filter((form) => form !== undefined)
    const count = shown.flatMap(({ fields }) => fields).length
    const isWhole = count > 0 && count === settings.length && count <= MAX_FIELDS
    return isWhole ? ([name, shown] as const) : undefined
  })
  return Object.fromEntries((await Promise.all(found)).filter((one) => one !== undefined))
}

async function formOf(section: SettingSection, settings: readonly SettingName[]) {
  const names: readonly string[] = settingSections[section]
  const own = settings.filter((name) => names.includes(name))
  if (own.length === 0 || guardedSections.has(section)) return undefined
  const stored = await readSection(db, section)
  const all = fieldsOf(section, stored).filter(({ isByServer }) => !isByServer)
  const fields = own.flatMap((one) => all.filter((field) => field.name === one))
  return { section, basedOn: stored.id, fields }
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
