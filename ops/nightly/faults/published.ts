import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import type { TextPage } from '#app/pages/text-page.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'

import { readProjects } from '../../../scripts/validate-projects.ts'
import type { PhotoSlot } from './plan.ts'

/** The listing that is published again and again: one of the files' that says all it says on its own page. */
export async function readPublishedProject(): Promise<Project> {
  const project = (await parseProjectFiles()).find(({ pages }) => !pages)
  if (!project) throw new Error('There is no listing to publish')
  return project
}

async function parseProjectFiles(): Promise<Project[]> {
  const files = await readProjects()
  return files.map(({ project }) => projectSchema.parse(project))
}

/** Every slot of every listing of the files. */
export async function readPhotoSlots(): Promise<PhotoSlot[]> {
  return (await parseProjectFiles()).flatMap((project) =>
    slotsOf(project).flatMap(({ places }) =>
      places.map(({ slot }) => ({ listing: project.id, slot })),
    ),
  )
}

/** The listing as an operation publishes it: its token is a fact of it, and stands on its page. */
export function saying(project: Project, token: string): Project {
  return { ...project, summary: `As of ${token}.`, possession: token }
}

/** The words of a page as an operation publishes them: its token stands beneath their heading. */
export function pageWithToken(page: TextPage, token: string): TextPage {
  return { ...page, lede: `As of ${token}.` }
}

/** What a page says, as `saying` and `pageWithToken` have it; empty where it says what its file does. */
export function tokenOn(page: string): string {
  return /As of ((?:publication|words) \d+-\d+)\./.exec(page)?.[1] ?? ''
}
