import type { SubPage } from '#app/projects/model/project.ts'

import { floorsAboveGround, leaseGuarantee, metro, place, studios } from './whole.ts'

// Each figure once; facts and texts below use it.
const plan = { first: 40, second: 60 }

export const page = {
  slug: 'apartments',
  name: 'Studio Apartments',
  picture: 'bhutani-city-center-apartments',
  summary: `${studios} fully furnished studio apartments, on ground plus ${floorsAboveGround} floors. A loan is available.`,
  facts: [
    { figure: studios, label: 'Studios' },
    { figure: `${plan.first}:${plan.second}`, label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        `Fully furnished studio apartments on ground plus ${floorsAboveGround} floors, in ${place}.`,
        metro.sentence,
      ],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['Fully furnished', 'Loan available'],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: plan.first, due: 'on booking' },
        { share: plan.second, due: 'in 18 months' },
      ],
    },
    {
      kind: 'claims',
      items: [`A lease guarantee of ${leaseGuarantee}.`, 'A lease revenue share of 50%.'],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-apartments-1' },
        { picture: 'bhutani-city-center-apartments-2' },
        { picture: 'bhutani-city-center-apartments-3' },
        { picture: 'bhutani-city-center-apartments-4' },
        { picture: 'bhutani-city-center-apartments-5' },
      ],
    },
  ],
} satisfies SubPage
