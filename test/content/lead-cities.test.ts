import { expect, test } from 'vitest'

import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { projectsInCity } from '#app/projects/catalogue/catalogue.ts'
import {
  cities,
  everListed,
  knownProjects,
} from '#app/projects/catalogue/current-catalogue.server.ts'

test.each(everListed().map((project) => [project.name, project] as const))(
  'an enquiry about %s has its id, and one city whose page lists it',
  (name, project) => {
    const { slug, id } = project
    const { projectId, city } = leadInterest({ page: `/${slug}`, location: name }, knownProjects)
    expect(projectId).toBe(id)
    expect(cities().map((one) => one.name)).toContain(city)
    expect(projectsInCity([project], city)).toHaveLength(1)
    for (const source of [
      { page: `/visit/${slug}`, location: name },
      { page: '', location: name },
      { page: '/connect', location: '', visited: slug },
    ])
      expect(leadInterest(source, knownProjects)).toEqual({ projectId, city })
  },
)
