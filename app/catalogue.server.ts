import { listCities } from '#app/projects/cities.ts'
import { shownProjects } from '#app/projects/interest-only.ts'
import { catalogueFacts } from '#app/projects/search/catalogue-facts.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'
import { projects as all } from '#content/projects/catalogue.ts'

import { config } from './config.server.ts'

/** The catalogue as this deployment shows it; every route and call reads it from here. */
export const projects = shownProjects(all, config.UNREGISTERED_PROJECTS)

/** The places to start from, as the catalogue has them. */
export const cities = listCities(projects, cityNames)

/** What searches and filters read of it; sent to browsers, too. */
export const searchFacts = catalogueFacts(projects, cityNames)
export const searchCatalogue = openCatalogue(searchFacts)
