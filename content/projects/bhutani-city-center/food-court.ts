import type { SubPage } from '#app/projects/project.ts'

export const page = {
  slug: 'food-court',
  name: 'Food Courts, PVR Superplex',
  picture: 'bhutani-city-center-food-court',
  summary: 'Units of 200 sq ft for fast-food chain brands, in a food court of 50000 sq ft.',
  facts: [
    { figure: '50000', unit: 'sq ft', label: 'Total area' },
    { figure: '200', unit: 'sq ft', label: 'Unit' },
    { figure: '50:50', label: 'Payment plan', isTerm: true },
  ],
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Space for fast-food chain brands, with the PVR Superplex, in Bhutani City Center, Sector 32, Noida.',
        'The food court has a total area of 50000 sq ft; a unit has 200 sq ft.',
      ],
    },
    { kind: 'payment-plan', parts: [{ share: 50 }, { share: 50 }] },
    { kind: 'claims', items: ['A lease guarantee of Rs.175 per sq ft.'] },
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
