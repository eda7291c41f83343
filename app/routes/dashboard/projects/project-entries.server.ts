import type { ProjectEntry } from '#app/editor/list/project-rows.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  archivedProjects,
  wholeCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { differences } from '#app/publishing/difference.ts'
import { textAt } from '#app/publishing/edited-content.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import {
  projectVersions,
  type ProjectVersion,
} from '#app/projects/publishing/project-store.server.ts'
import { undescribedSlots, withAdded } from '#app/routes/dashboard/photos/project-slots.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Published, archived and unpublished projects. */
export async function listProjectEntries(db: Executor): Promise<ProjectEntry[]> {
  const newest = await projectVersions.listNewest(db)
  const known = new Map<number, ProjectEntry>()
  for (const project of wholeCatalogue())
    known.set(project.id, knownOf(project, newest.get(project.id), 'published'))
  for (const project of archivedProjects())
    known.set(project.id, knownOf(project, newest.get(project.id), 'archived'))
  for (const [id, version] of newest)
    if (!known.has(id)) known.set(id, knownOf(namedIn(version), version, 'new'))
  return [...known.values()]
}

function knownOf(
  project: Project,
  newest: ProjectVersion | undefined,
  state: ProjectEntry['state'],
): ProjectEntry {
  return {
    project,
    state: newest === undefined && state === 'published' ? 'filed' : state,
    draft: draftOf(newest, state === 'new' ? undefined : project),
    undescribed: undescribedSlots(() => withAdded(project)).length,
  }
}

/** A draft equal to the published version is none. */
function draftOf(
  newest: ProjectVersion | undefined,
  published: Project | undefined,
): ProjectEntry['draft'] {
  if (!newest || newest.publishedAt !== null) return undefined
  if (published && differences(published, newest.content).length === 0) return undefined
  return { by: newest.madeBy, at: newest.madeAt.toISOString() }
}

function namedIn({ subject, content }: ProjectVersion): Project {
  const { project } = parseProject(content)
  if (project) return project
  return {
    id: subject,
    slug: textAt(content, 'slug'),
    name: textAt(content, 'name'),
    location: textAt(content, 'location'),
    state: 'Uttar Pradesh',
    type: 'Upcoming',
    price: '',
    summary: '',
    sections: [],
    checked: { source: 'staff', on: indianDay(new Date()) },
  }
}
