import {
  cities,
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { shortMenu, type ShortMenu } from '#app/projects/catalogue/short-menu.ts'
import { shownFirst } from '#content/shown-first.ts'

export type FrameData = { menu: ShortMenu; footer: { slug: string; name: string }[] }

const menu = perCatalogue(() =>
  shortMenu(projects(), { first: listProjects(shownFirst.highlights), cities: cities() }),
)

export function frameData(): FrameData {
  const footer = listProjects(shownFirst.footer).map(({ slug, name }) => ({ slug, name }))
  return { menu: menu(), footer }
}
