import { shownProjects } from '#app/projects/interest-only.ts'
import { projects as all } from '#content/projects/catalogue.ts'

import { config } from './config.server.ts'

/** The catalogue as this deployment shows it; every route and call reads it from here. */
export const projects = shownProjects(all, config.UNREGISTERED_PROJECTS)
