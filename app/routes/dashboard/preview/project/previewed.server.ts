import { findPicture } from '#app/media/slots/manifest.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { PublicChange } from '#app/projects/history/public-changes.ts'
import type { Project } from '#app/projects/model/project.ts'
import { findSubPage, pageOfProject, type PageContent } from '#app/projects/model/sub-page.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { changesOf } from '#app/routes/public/changes/all-changes.server.ts'
import type { PageSetting } from '#app/routes/public/project/page-setting.ts'
import { pageSetting } from '#app/routes/public/project/project-page.server.ts'
import { db } from '#db/client.server.ts'

export type Previewed = {
  draft: Project
  /** The published slug, because pictures are stored by it; before publication the draft's. */
  slug: string
  setting: PageSetting
  spaces: Record<string, Space>
}

export type Space = { setting: PageSetting; changes: PublicChange[] }

/** Undefined where there is no such project, or its draft cannot be drawn yet. */
export async function findPreviewed(number: string): Promise<Previewed | undefined> {
  if (!/^\d{1,9}$/.test(number)) return undefined
  const id = Number(number)
  const published = wholeCatalogue().find((project) => project.id === id)
  const newest = await projectVersions.findNewest(db, id)
  const draft = (newest && parseProject(newest.content).project) ?? published
  if (!draft) return undefined
  const { slug } = published ?? draft
  const versions = (published ? [draft, published] : [draft]).map((one) => ({ ...one, slug }))
  const setting = settingOf(versions.map((version) => pageOfProject(version)))
  return { draft, slug, setting, spaces: spacesOf(versions) }
}

function spacesOf(versions: readonly Project[]): Record<string, Space> {
  const names = new Set(versions.flatMap(({ pages = [] }) => pages.map(({ slug }) => slug)))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const pages = versions.flatMap((version) => findSubPage(version, name) ?? [])
      const [page] = pages
      return page ? [[name, { setting: settingOf(pages), changes: changesOf(page) }] as const] : []
    }),
  )
}

function settingOf(pages: readonly PageContent[]): PageSetting {
  const { slug = '', picture = '' } = pages[0] ?? {}
  const slots = new Set(pages.flatMap(picturesOf).filter((slot) => findPicture(slot)))
  const slides = new Set(pages.flatMap(({ slideshow }) => slideshow?.pictures ?? []))
  const slideshow = { pictures: [...slides], delay: 0, transition: 1 }
  return pageSetting({ slug, picture, slideshow }, [...slots])
}
