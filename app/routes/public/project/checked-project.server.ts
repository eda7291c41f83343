import {
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { checkDrawing } from '#app/projects/check-drawing/check-drawing.ts'
import { shownFirst } from '#content/shown-first.ts'

/**
 * The listing that shows how one is checked, drawn: the chosen one, else the first with towers to draw,
 * else the first; undefined where nothing is listed.
 */
export const checkedListing = perCatalogue(() => {
  const [chosen] = listProjects(shownFirst.checked)
  const shown =
    chosen ?? projects().find(({ elevation }) => elevation !== undefined) ?? projects()[0]
  return shown && checkDrawing(shown)
})
