import {
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { checkDrawing } from '#app/projects/check-drawing/check-drawing.ts'
import { shownFirst } from '#content/shown-first.ts'

/** The chosen project, else the first with towers to draw, else the first; undefined without projects. */
export const checkedProject = perCatalogue(() => {
  const [chosen] = listProjects(shownFirst.checked)
  const project =
    chosen ?? projects().find(({ elevation }) => elevation !== undefined) ?? projects()[0]
  return project && checkDrawing(project)
})
