import { sourcesSchema, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutFormerFields } from '#app/projects/model/former-fields.ts'
import type { DocumentTables } from '#app/publishing/document-tables.ts'
import { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import { Schedules } from '#app/publishing/schedules.server.ts'
import { Versions, type Version } from '#app/publishing/versions.server.ts'

const tables: DocumentTables = {
  versions: 'project_versions',
  publications: 'project_publications',
  schedules: 'project_schedules',
  links: 'project_links',
  subject: 'project_id',
}

export type ProjectVersion = Version<number, Sources>

export const projectVersions = new Versions<number, Sources>(tables, {
  lock: 20_039,
  readContent: withoutFormerFields,
  readSources: (stored) => sourcesSchema.parse(stored),
})

export const projectSchedules = new Schedules<number>(tables)

export const projectLinks = new PreviewLinks<number>(tables)
