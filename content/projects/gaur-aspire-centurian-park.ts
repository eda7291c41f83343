import type { Project } from '#app/projects/model/project.ts'

const summary = '3 and 4 BHK apartments by Gaur in Greater Noida.'

export const project = {
  id: 10,
  slug: 'gaur-aspire-centurian-park',
  name: 'Gaur Aspire Centurian Park',
  developer: 'Gaur',
  location: 'Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary,
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'gaur-aspire-centurian-park-highlights-1' },
        { picture: 'gaur-aspire-centurian-park-highlights-2' },
        { picture: 'gaur-aspire-centurian-park-highlights-3' },
        { picture: 'gaur-aspire-centurian-park-highlights-4' },
        { picture: 'gaur-aspire-centurian-park-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'gaur-aspire-centurian-park-insights-1' },
        { picture: 'gaur-aspire-centurian-park-insights-2' },
        { picture: 'gaur-aspire-centurian-park-insights-3' },
        { picture: 'gaur-aspire-centurian-park-insights-4' },
        { picture: 'gaur-aspire-centurian-park-insights-5' },
      ],
    },
  ],
} satisfies Project
