/** The tables of one kind of document; `subject` is the column that names the document. */
export type DocumentTables = {
  versions: 'project_versions' | 'page_versions'
  publications: 'project_publications' | 'page_publications'
  schedules: 'project_schedules' | 'page_schedules'
  links: 'project_links' | 'page_links'
  subject: 'project_id' | 'page'
}

/** A project's id, or a page's name. */
export type Subject = string | number

/** Undefined for a command. */
export type Actor = { id: string } | null
