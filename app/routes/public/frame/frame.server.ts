import {
  cities,
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { shortMenu, type ShortMenu } from '#app/projects/catalogue/short-menu.ts'
import { allChanges } from '#app/routes/public/changes/all-changes.server.ts'
import { shownFirst } from '#content/shown-first.ts'

export type FrameData = {
  menu: ShortMenu
  footer: { slug: string; name: string }[]
  /** A fact of a project was published and changed later. */
  hasChanges: boolean
}

const menu = perCatalogue(() =>
  shortMenu(projects(), { first: listProjects(shownFirst.highlights), cities: cities() }),
)

export function frameData(): FrameData {
  const footer = listProjects(shownFirst.footer).map(({ slug, name }) => ({ slug, name }))
  return { menu: menu(), footer, hasChanges: allChanges().length > 0 }
}
