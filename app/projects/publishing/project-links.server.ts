import type { ProjectContent } from '#app/projects/model/project.ts'
import { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import type { Executor } from '#db/client.server.ts'

import { parseProject } from './project-faults.ts'

export const projectLinks = new PreviewLinks<number>({
  versions: 'project_versions',
  links: 'project_links',
  subject: 'project_id',
})

/** Undefined for an unknown or expired link, or an unreadable version. */
export async function findLinked(
  db: Executor,
  token: string,
): Promise<{ project: ProjectContent; until: Date } | undefined> {
  const found = await projectLinks.find(db, token)
  const project = found && parseProject(found.content).project
  return project && { project, until: found.until }
}
