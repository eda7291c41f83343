import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'conventional-center',
  name: 'Grand Conventional Center',
  picture: 'bhutani-city-center-conventional-center',
  summary:
    'Banquet halls for celebrations, ceremonies and corporate events: a floor of triple ceiling height, 50000 sq ft in all.',
  facts: [
    { figure: '50000', unit: 'sq ft', label: 'Total area' },
    { figure: '3×', label: 'Ceiling height' },
    { figure: '50:50', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Luxury banquet halls for celebrations, ceremonies and corporate events, in Bhutani City Center, Sector 32, Noida.',
        'The banquet space takes a floor of triple ceiling height. Its total area is 50000 sq ft.',
        'It is one of six kinds of space in the project, about 100 metres from the city-centre metro station.',
      ],
    },
    {
      kind: 'tiles',
      title: 'At a glance',
      items: [
        { icon: 'celebration', title: 'Celebrations', text: 'In luxury banquet halls.' },
        { icon: 'ceremony', title: 'Ceremonies', text: 'In the same halls.' },
        { icon: 'corporate', title: 'Corporate events', text: 'On one banquet floor.' },
        { icon: 'ceiling', title: 'Triple ceiling height', text: 'The whole banquet floor.' },
        { icon: 'area', title: '50000 sq ft', text: 'Total area.' },
        {
          icon: 'chart',
          isTerm: true,
          title: '24% per annum',
          text: 'Assured return, as the developer states it.',
        },
        {
          icon: 'lease',
          isTerm: true,
          title: 'Rs.175 per sq ft',
          text: 'Lease guarantee, as the developer states it; then 25% revenue sharing.',
        },
        {
          icon: 'calendar',
          isTerm: true,
          title: '50:50',
          text: '50% on booking, 50% in 18 months.',
        },
      ],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: 50, due: 'on booking' },
        { share: 50, due: 'in 18 months' },
      ],
    },
    {
      kind: 'claims',
      items: [
        'An assured return of 24% per annum.',
        'A lease guarantee of Rs.175 per sq ft, then 25% revenue sharing.',
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
