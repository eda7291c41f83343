import { takeCatalogue, wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'

/** Runs something while a project of the files has another address, and the one of its file before. */
export async function whileMoved(from: string, to: string, run: () => Promise<void>) {
  const original = wholeCatalogue().find(({ slug }) => slug === from)
  if (!original) throw new Error(`No project is at /${from}.`)
  const project = { ...original, slug: to }
  try {
    takeCatalogue({
      ...NOTHING_PUBLISHED,
      version: 1,
      projects: new Map([[project.id, { project, isArchived: false }]]),
      formerSlugs: new Map([[from, project.id]]),
    })
    await run()
  } finally {
    takeCatalogue(NOTHING_PUBLISHED)
  }
}
