import type { Project } from '#app/projects/project.ts'

export const bhutaniCityCenter = {
  id: 0,
  slug: 'bhutani-city-center',
  name: 'Bhutani City Center',
  developer: 'Bhutani',
  location: 'Sector 32, Noida',
  state: 'Uttar Pradesh',
  type: 'Commercial',
  price: '',
  summary:
    'A mixed-use commercial project in Sector 32, Noida, about 100 metres from the city-centre metro station.',
  facts: [
    { figure: '100', unit: 'm', label: 'To the metro station, about' },
    { figure: '294', label: 'Studios' },
    { figure: 'G+19', label: 'Floors' },
  ],
  elevation: { towers: 1, floors: 20, label: 'Ground plus 19 floors' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'A mixed-use commercial project in Sector 32, Noida, with banquet halls, offices, wellness units, studio apartments, food courts and restaurants.',
        'The city-centre metro station is about 100 metres away.',
      ],
    },
    {
      kind: 'spaces',
      title: 'Six kinds of space',
      items: [
        {
          name: 'Grand Conventional Center',
          text: 'Banquet halls for celebrations, ceremonies and corporate events, on a floor of triple ceiling height.',
          rows: [{ label: 'Total area', value: '50000 sq ft' }],
          plan: [
            { share: 50, due: 'on booking' },
            { share: 50, due: 'in 18 months' },
          ],
          claims: [
            'An assured return of 24% per annum.',
            'A lease guarantee of Rs.175 per sq ft, then 25% revenue sharing.',
          ],
        },
        {
          name: 'Lockable Green Offices',
          text: 'Lockable, furnished office space.',
          rows: [
            { label: 'Office', value: '250 sq ft' },
            { label: 'Possession', value: 'In about 12 months' },
          ],
          plan: [
            { share: 50, due: 'on booking' },
            { share: 50, due: 'in 18 months' },
          ],
        },
        {
          name: 'Wellness',
          rows: [{ label: 'Unit', value: '200 sq ft' }],
          plan: [
            { share: 30, due: 'on booking' },
            { share: 70, due: 'on possession' },
          ],
          claims: ['A lease guarantee of Rs.175 per sq ft.', 'Assured returns of 12% to 24%.'],
        },
        {
          name: 'Studio Apartments',
          text: 'Fully furnished studio apartments on ground plus 19 floors.',
          rows: [
            { label: 'Studios', value: '294' },
            { label: 'Loan', value: 'Available' },
          ],
          plan: [
            { share: 40, due: 'on booking' },
            { share: 60, due: 'in 18 months' },
          ],
          claims: ['A lease guarantee of Rs.175 per sq ft.', 'A lease revenue share of 50%.'],
        },
        {
          name: 'Food Courts, PVR Superplex',
          text: 'Space for fast-food chain brands.',
          rows: [
            { label: 'Total area', value: '50000 sq ft' },
            { label: 'Unit', value: '200 sq ft' },
          ],
          plan: [{ share: 50 }, { share: 50 }],
          claims: ['A lease guarantee of Rs.175 per sq ft.'],
        },
        {
          name: 'Restaurants and Fine Dining',
          rows: [{ label: 'Unit', value: '150 sq ft' }],
          plan: [{ share: 50 }, { share: 50 }],
          claims: [
            'Rent starts immediately from 50% payment.',
            'A lease guarantee of Rs.175 per sq ft.',
          ],
        },
      ],
    },
    {
      kind: 'location',
      items: [{ place: 'City-centre metro station', km: 0.1, wording: 'About 100 m' }],
    },
    { kind: 'claims', items: ['Steady footfall, and so a lucrative investment.'] },
  ],
} satisfies Project
