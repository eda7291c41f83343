import type { SubPage } from '#app/projects/model/project.ts'

import { leaseGuarantee, metro, place } from './whole.ts'

// Each figure once; facts and texts below use it.
const total = 50_000
const totalInText = total.toLocaleString('en-IN')
const plan = { first: 50, second: 50, later: 'in 18 months' }
const assuredReturn = '24% per annum'
const revenueShare = '25%'

export const page = {
  slug: 'conventional-center',
  name: 'Grand Conventional Center',
  picture: 'bhutani-city-center-conventional-center',
  summary: `Banquet halls for celebrations, ceremonies and corporate events, with a total area of ${totalInText} sq ft.`,
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        `Luxury banquet halls for celebrations, ceremonies and corporate events, in ${place}.`,
        `This is one of six spaces in the project, about ${metro.metres} metres from the city-centre metro station.`,
        `The whole banquet floor has triple ceiling height. The halls have a total area of ${totalInText} sq ft.`,
      ],
    },
    {
      kind: 'tiles',
      title: 'At a glance',
      items: [
        { icon: 'celebration', title: 'Celebrations', text: 'In luxury banquet halls.' },
        { icon: 'ceremony', title: 'Ceremonies', text: 'In luxury banquet halls.' },
        { icon: 'corporate', title: 'Corporate events', text: 'On one banquet floor.' },
        { icon: 'ceiling', title: 'Triple ceiling height', text: 'The whole banquet floor.' },
        { icon: 'area', title: `${total} sq ft`, text: 'Total area.' },
        {
          icon: 'chart',
          isTerm: true,
          title: assuredReturn,
          text: 'Assured return, as the developer states it.',
        },
        {
          icon: 'lease',
          isTerm: true,
          title: leaseGuarantee,
          text: `Lease guarantee, as the developer states it; then ${revenueShare} revenue sharing.`,
        },
        {
          icon: 'calendar',
          isTerm: true,
          title: `${plan.first}:${plan.second}`,
          text: `${plan.first}% on booking, ${plan.second}% ${plan.later}.`,
        },
      ],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: plan.first, due: 'on booking' },
        { share: plan.second, due: plan.later },
      ],
    },
    {
      kind: 'claims',
      items: [
        `An assured return of ${assuredReturn}.`,
        `A lease guarantee of ${leaseGuarantee}, then ${revenueShare} revenue sharing.`,
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-city-center-conventional-center-1' },
        { picture: 'bhutani-city-center-conventional-center-2' },
        { picture: 'bhutani-city-center-conventional-center-3' },
        { picture: 'bhutani-city-center-conventional-center-4' },
        { picture: 'bhutani-city-center-conventional-center-5' },
      ],
    },
  ],
} satisfies SubPage
