import type { SubPage } from '#app/projects/model/project.ts'

import { leaseGuarantee, place } from './whole.ts'

// Each figure once; facts and texts below use it.
const total = 50_000
const unit = '200'
const plan = { first: 50, second: 50 }

export const page = {
  slug: 'food-court',
  name: 'Food Courts, PVR Superplex',
  picture: 'bhutani-city-center-food-court',
  summary: `Units of ${unit} sq ft for fast-food chain brands, in a food court of ${total.toLocaleString('en-IN')} sq ft.`,
  facts: [
    { figure: `${total}`, unit: 'sq ft', label: 'Total area' },
    { figure: unit, unit: 'sq ft', label: 'Unit' },
    { figure: `${plan.first}:${plan.second}`, label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [`Space for fast-food chain brands, with the PVR Superplex, in ${place}.`],
    },
    { kind: 'payment-plan', parts: [{ share: plan.first }, { share: plan.second }] },
    { kind: 'claims', items: [`A lease guarantee of ${leaseGuarantee}.`] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-food-court-1' },
        { picture: 'bhutani-city-center-food-court-2' },
        { picture: 'bhutani-city-center-food-court-3' },
        { picture: 'bhutani-city-center-food-court-4' },
        { picture: 'bhutani-city-center-food-court-5' },
      ],
    },
  ],
} satisfies SubPage
