import type { SubPage } from '#app/projects/model/project.ts'

/** A page below a project's own, which says as little as one may. */
export const shopsPage: SubPage = {
  slug: 'shops',
  name: 'Shops',
  summary: 'Shops on the ground floor.',
  picture: 'shops',
  sections: [{ kind: 'coming-soon', text: 'Soon.' }],
}
