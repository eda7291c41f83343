import type { SubPage } from '#app/projects/model/project.ts'

import { leaseGuarantee, metro, place } from './whole.ts'

// Each figure once; facts and texts below use it.
const unit = '200'
const plan = { first: 30, second: 70 }

export const page = {
  slug: 'wellness',
  name: 'Wellness',
  picture: 'bhutani-city-center-wellness',
  summary: `Wellness units of ${unit} sq ft in a mixed-use commercial project.`,
  facts: [
    { figure: unit, unit: 'sq ft', label: 'Unit' },
    { figure: `${plan.first}:${plan.second}`, label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [`Wellness units in ${place}.`, metro.fromProject],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: plan.first, due: 'on booking' },
        { share: plan.second, due: 'on possession' },
      ],
    },
    {
      kind: 'claims',
      items: [`A lease guarantee of ${leaseGuarantee}.`, 'Assured returns of 12% to 24%.'],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-wellness-1' },
        { picture: 'bhutani-city-center-wellness-2' },
        { picture: 'bhutani-city-center-wellness-3' },
        { picture: 'bhutani-city-center-wellness-4' },
        { picture: 'bhutani-city-center-wellness-5' },
      ],
    },
  ],
} satisfies SubPage
