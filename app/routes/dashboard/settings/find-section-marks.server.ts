import { serverText } from '#app/config/config.server.ts'
import { listGoLiveSteps } from '#app/health/go-live/go-live.server.ts'
import { listSetSections } from '#app/settings/setting-history.server.ts'
import { settingSections } from '#app/settings/setting-sections.ts'
import { findLastFailure } from '#db/backup/backup-tries.server.ts'
import type { Executor } from '#db/client.server.ts'

import { sectionMarks, type SectionMarks } from './section-marks.ts'

/** The marks of the sections, as the list and the menu show them. */
export async function findSectionMarks(db: Executor): Promise<SectionMarks> {
  const [steps, set, failure] = await Promise.all([
    listGoLiveSteps(db),
    listSetSections(db),
    findLastFailure(db),
  ])
  const hasFailed = failure !== undefined
  return sectionMarks({ steps, set, hasFailed, byServer: new Set(namesByServer()) })
}

/** The settings that the environment sets. */
export function namesByServer(): string[] {
  return Object.values(settingSections)
    .flat()
    .filter((name) => serverText(name) !== undefined)
}
