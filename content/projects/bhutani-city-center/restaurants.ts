import type { SubPage } from '#app/projects/model/project.ts'

import { leaseGuarantee, metro, place } from './whole.ts'

// Each figure once; facts and texts below use it.
const unit = '150'
const plan = { first: 50, second: 50 }

export const page = {
  slug: 'restaurants',
  name: 'Restaurants and Fine Dining',
  picture: 'bhutani-city-center-restaurants',
  summary: `Units of ${unit} sq ft for restaurants and fine dining.`,
  facts: [
    { figure: unit, unit: 'sq ft', label: 'Unit' },
    { figure: `${plan.first}:${plan.second}`, label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [`Units for restaurants and fine dining, in ${place}.`, metro.fromProject],
    },
    { kind: 'payment-plan', parts: [{ share: plan.first }, { share: plan.second }] },
    {
      kind: 'claims',
      items: [
        `Rent starts immediately from ${plan.first}% payment.`,
        `A lease guarantee of ${leaseGuarantee}.`,
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-restaurants-1' },
        { picture: 'bhutani-city-center-restaurants-2' },
        { picture: 'bhutani-city-center-restaurants-3' },
        { picture: 'bhutani-city-center-restaurants-4' },
        { picture: 'bhutani-city-center-restaurants-5' },
      ],
    },
  ],
} satisfies SubPage
