import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'wellness',
  name: 'Wellness',
  picture: 'bhutani-city-center-wellness',
  summary: 'Wellness units of 200 sq ft in a mixed-use commercial project.',
  facts: [
    { figure: '200', unit: 'sq ft', label: 'Unit' },
    { figure: '30:70', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Wellness units of 200 sq ft in Bhutani City Center, Sector 32, Noida.',
        'The project is about 100 metres from the city-centre metro station.',
      ],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: 30, due: 'on booking' },
        { share: 70, due: 'on possession' },
      ],
    },
    {
      kind: 'claims',
      items: ['A lease guarantee of Rs.175 per sq ft.', 'Assured returns of 12% to 24%.'],
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
