import type { Project } from '#app/projects/model/project.ts'

/** A landing page with pages below it, which state plans and claims; its price is not public yet. */
export const elmSquare = {
  id: 5,
  slug: 'elm-square',
  name: 'Elm Square',
  developer: 'Elm',
  location: 'Sector 32, Noida',
  state: 'Uttar Pradesh',
  type: 'Commercial',
  price: '4 CR',
  revealPrice: 'soon',
  summary: 'Offices and a food court in Sector 32, Noida.',
  facts: [{ figure: '100', unit: 'm', label: 'To the metro station, about' }],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    { kind: 'overview', paragraphs: ['Offices and a food court in one building.'] },
    { kind: 'spaces', title: 'Two kinds of space' },
    { kind: 'investment', paragraphs: ['It is pitched as an investment with steady footfall.'] },
  ],
  pages: [
    {
      slug: 'offices',
      name: 'Offices',
      picture: 'elm-square-offices',
      summary: 'Lockable offices in a commercial project.',
      possession: 'About 12 months',
      facts: [
        { figure: '250', unit: 'sq ft', label: 'Unit' },
        { figure: '30:70', label: 'Payment plan', isTerm: true },
      ],
      sections: [
        { kind: 'overview', paragraphs: ['Furnished offices that lock.'] },
        {
          kind: 'tiles',
          title: 'In short',
          items: [
            { icon: 'area', title: '250 sq ft' },
            { icon: 'corporate', title: 'Furnished' },
            { icon: 'lease', title: 'Rs.120 per sq ft', text: 'lease guarantee', isTerm: true },
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
          items: ['An assured return of 18% per annum.', 'A lease guarantee of Rs.120 per sq ft.'],
        },
      ],
    },
    {
      slug: 'food-court',
      name: 'Food Court',
      picture: 'elm-square-food-court',
      summary: 'Counters in the food court of a commercial project.',
      checked: { source: 'staff', on: '2026-10-01' },
      sections: [
        { kind: 'overview', paragraphs: ['Counters for fast food.'] },
        { kind: 'payment-plan', parts: [{ share: 50 }, { share: 50 }] },
        {
          kind: 'claims',
          items: ['A lease guarantee of Rs.120 per sq ft.', 'Assured returns of 10% to 20%.'],
        },
      ],
    },
  ],
} satisfies Project
