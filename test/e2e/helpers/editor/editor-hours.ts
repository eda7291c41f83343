import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { connectTo } from '#test/helpers/site/site.ts'

import { hydrated } from '#test/e2e/helpers/page-test.ts'

/** Projects whose hour is late, and came to nothing. */
export const LATE = '/dashboard/projects/10'
export const FAILED = '/dashboard/projects/3'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Hours as a bad morning finds them: one that is late and one that came to nothing. What it answers lets go of
 * the late one, which is published then.
 */
export async function setHours(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [LATE, FAILED]) await chooseTomorrow(page, path)
  if (size) await page.setViewportSize(size)
  const [holder, clock] = await Promise.all([connect(), connect()])
  // A publication passes over what another holds; that its hour is moved forbids this lock to no one.
  await holder.query('begin')
  await holder.query(`${HOUR_OF} for key share of schedule`, [idOf(LATE)])
  await clock.query(
    `update project_schedules set publish_at = now() - interval '190 seconds'
      where id in (${HOUR_OF})`,
    [idOf(LATE)],
  )
  await clock.query(
    `update project_schedules
      set publish_at = now() - interval '2 hours', done_at = now(), outcome = 'overtaken'
      where id in (${HOUR_OF})`,
    [idOf(FAILED)],
  )
  await clock.end()
  return () => holder.end()
}

const HOUR_OF = `select schedule.id from project_schedules as schedule
  join project_versions as version on version.id = version_id
  where project_id = $1 and done_at is null and cancelled_at is null`

function idOf(path: string): number {
  return Number(path.split('/').at(-1))
}

function connect() {
  return connectTo(process.env['E2E_DATA'] ?? '')
}

async function chooseTomorrow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (await page.locator('.editor-schedules').count()) return
  const bar = page.locator('.editor-header')
  await page
    .getByLabel(projectFieldTexts.fields.summary, { exact: true })
    .first()
    .fill(`Homes, as of ${Date.now()}.`)
  await bar.getByText('Saved').waitFor()
  await page.locator('.editor-schedule summary').click()
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16)
  await page.getByLabel(projectTexts.hour).fill(tomorrow)
  await page.getByRole('button', { name: projectTexts.schedule, exact: true }).click()
  await page.locator('.editor-schedules').waitFor()
}
