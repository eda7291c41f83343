import { catalogueFacts } from '#app/projects/search/catalogue-facts.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'

import { projects } from './specified-projects.ts'

/** The specified projects as a search reads them. */
export const facts = catalogueFacts(projects, cityNames)
export const catalogue = openCatalogue(facts)
