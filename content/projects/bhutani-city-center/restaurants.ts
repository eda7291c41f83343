import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'restaurants',
  name: 'Restaurants and Fine Dining',
  picture: 'bhutani-city-center-restaurants',
  summary: 'Units of 150 sq ft for restaurants and fine dining.',
  facts: [
    { figure: '150', unit: 'sq ft', label: 'Unit' },
    { figure: '50:50', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Units of 150 sq ft for restaurants and fine dining, in Bhutani City Center, Sector 32, Noida.',
        'The project is about 100 metres from the city-centre metro station.',
      ],
    },
    { kind: 'payment-plan', parts: [{ share: 50 }, { share: 50 }] },
    {
      kind: 'claims',
      items: [
        'Rent starts immediately from 50% payment.',
        'A lease guarantee of Rs.175 per sq ft.',
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
