/** Also the last part of `/dashboard/projects` and `/dashboard/pages`, without its s. */
export type DocumentKind = 'project' | 'page'

/** The editor's address, below which its actions are. */
export function editorAddress(kind: DocumentKind, id: string | number): string {
  return `/dashboard/${kind}s/${id}`
}
