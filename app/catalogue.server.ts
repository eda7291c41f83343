import { listCities } from '#app/projects/cities.ts'
import { shownProjects } from '#app/projects/interest-only.ts'
import { cityNames } from '#content/cities.ts'
import { projects as all } from '#content/projects/catalogue.ts'

import { config } from './config.server.ts'

/** The catalogue as this deployment shows it; every route and call reads it from here. */
export const projects = shownProjects(all, config.UNREGISTERED_PROJECTS)

/** The places to start from, as the catalogue has them. */
export const cities = listCities(projects, cityNames)
