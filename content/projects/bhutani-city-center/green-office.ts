import type { SubPage } from '#app/projects/model/project.ts'

import { metro, place } from './whole.ts'

// Each figure once; facts and texts below use it.
const unit = '250'
const months = '12'
const plan = { first: 50, second: 50 }

export const page = {
  slug: 'green-office',
  name: 'Lockable Green Offices',
  picture: 'bhutani-city-center-green-office',
  summary: `Lockable, furnished office space of ${unit} sq ft, with possession in about ${months} months.`,
  possession: `In about ${months} months`,
  facts: [
    { figure: unit, unit: 'sq ft', label: 'Office space' },
    { figure: months, unit: 'months', label: 'To possession, about' },
    { figure: `${plan.first}:${plan.second}`, label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [`Furnished offices, each with its own lock, in ${place}.`, metro.sentence],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['Lockable', 'Furnished'],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: plan.first, due: 'on booking' },
        { share: plan.second, due: 'in 18 months' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-green-office-1' },
        { picture: 'bhutani-city-center-green-office-2' },
        { picture: 'bhutani-city-center-green-office-3' },
        { picture: 'bhutani-city-center-green-office-4' },
        { picture: 'bhutani-city-center-green-office-5' },
      ],
    },
  ],
} satisfies SubPage
