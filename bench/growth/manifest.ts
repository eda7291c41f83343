import drawn from '../../content/pictures/manifest.json' with { type: 'json' }

import { projects } from './catalogue.ts'

const known = new Set(drawn.map(({ id }) => id))
const heads = drawn.filter(({ id }) => known.has(`${id}-phone`))

/** The list of pictures of a measurement: a generated listing shows the head of a drawn one. */
export default [
  ...drawn,
  ...projects
    .filter(({ slug }) => !known.has(slug))
    .flatMap(({ id, slug }) => {
      const head = heads[id % heads.length]
      const phone = drawn.find((one) => one.id === `${head?.id}-phone`)
      return [
        ...(head ? [{ ...head, id: slug }] : []),
        ...(phone ? [{ ...phone, id: `${slug}-phone` }] : []),
      ]
    }),
]
