import drawn from '#content/pictures/manifest.json' with { type: 'json' }

import { projects } from './catalogue.ts'

const known = new Set(drawn.map(({ id }) => id))
const heads = drawn.filter(({ id }) => known.has(`${id}-phone`))
const versions = ['wide', 'phone'] as const

/** A generated project shows the cover of a drawn one. */
export default [
  ...drawn,
  ...projects
    .filter(({ slug }) => !known.has(slug))
    .flatMap(({ id, slug }) => {
      const head = heads[id % heads.length]
      return [
        ...(head ? [{ ...head, id: slug }] : []),
        ...versions.flatMap((screen) => {
          const version = drawn.find((one) => one.id === `${head?.id}-${screen}`)
          return version ? [{ ...version, id: `${slug}-${screen}` }] : []
        }),
      ]
    }),
]
