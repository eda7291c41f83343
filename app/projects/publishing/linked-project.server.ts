import type { ProjectContent } from '#app/projects/model/project.ts'
import type { Executor } from '#db/client.server.ts'

import { parseProject } from './project-faults.ts'
import { projectLinks } from './project-store.server.ts'

/** Undefined for an unknown or expired link, or an unreadable version. */
export async function findLinkedProject(
  db: Executor,
  token: string,
): Promise<{ project: ProjectContent; until: Date } | undefined> {
  const found = await projectLinks.find(db, token)
  const project = found && parseProject(found.content).project
  return project && { project, until: found.until }
}
