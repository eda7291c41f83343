import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'apartments',
  name: 'Studio Apartments',
  picture: 'bhutani-city-center-apartments',
  summary: '294 fully furnished studio apartments on ground plus 19 floors, with a loan available.',
  facts: [
    { figure: '294', label: 'Studios' },
    { figure: 'G+19', label: 'Floors' },
    { figure: '40:60', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        '294 fully furnished studio apartments on ground plus 19 floors, in Bhutani City Center, Sector 32, Noida.',
        'A loan is available. The city-centre metro station is about 100 metres away.',
      ],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['294 studios', 'Fully furnished', 'Ground plus 19 floors', 'Loan available'],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: 40, due: 'on booking' },
        { share: 60, due: 'in 18 months' },
      ],
    },
    {
      kind: 'claims',
      items: ['A lease guarantee of Rs.175 per sq ft.', 'A lease revenue share of 50%.'],
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
