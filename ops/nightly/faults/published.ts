import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import type { TextPage } from '#app/pages/text-page.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'

import { readProjects } from '../../../scripts/catalogue/validate-projects.ts'
import type { PhotoSlot } from './plan.ts'

/** A project of the files whose own page shows all of its facts. */
export async function readPublishedProject(): Promise<Project> {
  const project = (await parseProjectFiles()).find(({ pages }) => !pages)
  if (!project) throw new Error('There is no project to publish')
  return project
}

async function parseProjectFiles(): Promise<Project[]> {
  const files = await readProjects()
  return files.map(({ project }) => projectSchema.parse(project))
}

export async function readPhotoSlots(): Promise<PhotoSlot[]> {
  return (await parseProjectFiles()).flatMap((project) =>
    slotsOf(project).flatMap(({ places }) =>
      places.map(({ slot }) => ({ projectId: project.id, slot })),
    ),
  )
}

/** The token is a fact, and visible on the page. */
export function saying(project: Project, token: string): Project {
  return { ...project, summary: `As of ${token}.`, possession: token }
}

/** The token is the text below the heading. */
export function pageWithToken(page: TextPage, token: string): TextPage {
  return { ...page, lede: `As of ${token}.` }
}

/** The token of `saying` or `pageWithToken`; empty if the page shows its file. */
export function tokenOn(page: string): string {
  return /As of ((?:publication|words) \d+-\d+)\./.exec(page)?.[1] ?? ''
}
