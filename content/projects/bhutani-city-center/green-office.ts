import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'green-office',
  name: 'Lockable Green Offices',
  picture: 'bhutani-city-center-green-office',
  summary: 'Lockable, furnished office space of 250 sq ft, with possession in about 12 months.',
  possession: 'In about 12 months',
  facts: [
    { figure: '250', unit: 'sq ft', label: 'Office space' },
    { figure: '12', unit: 'months', label: 'To possession, about' },
    { figure: '50:50', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Furnished offices of 250 sq ft, each with its own lock, in Bhutani City Center, Sector 32, Noida.',
        'Possession is stated for about 12 months. The city-centre metro station is about 100 metres away.',
      ],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['Lockable', 'Furnished', '250 sq ft', 'Possession in about 12 months'],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: 50, due: 'on booking' },
        { share: 50, due: 'in 18 months' },
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
