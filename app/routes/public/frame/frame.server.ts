import {
  cities,
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { shortMenu, type ShortMenu } from '#app/projects/catalogue/short-menu.ts'
import { allChanges } from '#app/routes/public/changes/all-changes.server.ts'
import { shownFirst } from '#content/shown-first.ts'

export type FooterLink = { to: string; name: string }
export type FooterLinks = { projects: FooterLink[]; places: FooterLink[] }

export type FrameData = {
  menu: ShortMenu
  footer: FooterLinks
  /** A fact of a project was published and changed later. */
  hasChanges: boolean
}

const menu = perCatalogue(() =>
  shortMenu(projects(), { first: listProjects(shownFirst.highlights), cities: cities() }),
)

const MAX_PLACES = 6

export function frameData(): FrameData {
  const served = cities().filter(({ count }) => count > 0)
  const footer = {
    projects: listProjects(shownFirst.footer).map(({ slug, name }) => ({ to: `/${slug}`, name })),
    places: served.slice(0, MAX_PLACES).map(({ slug, name }) => ({ to: `/city/${slug}`, name })),
  }
  return { menu: menu(), footer, hasChanges: allChanges().length > 0 }
}
