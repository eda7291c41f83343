import type { DocumentTables } from '#app/publishing/document-tables.ts'
import { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import { Schedules } from '#app/publishing/schedules.server.ts'
import { Versions, type Version } from '#app/publishing/versions.server.ts'

const tables: DocumentTables = {
  versions: 'page_versions',
  publications: 'page_publications',
  schedules: 'page_schedules',
  links: 'page_links',
  subject: 'page',
}

type NoSources = Record<string, never>

export type PageVersion = Version<string, NoSources>

export const pageVersions = new Versions<string, NoSources>(tables, {
  lock: 20_043,
  readContent: (stored) => stored,
  readSources: () => ({}),
})

export const pageSchedules = new Schedules<string>(tables)

export const pageLinks = new PreviewLinks<string>(tables)
