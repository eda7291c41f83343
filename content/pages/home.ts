import type { HomeContent } from '#app/pages/home-content.ts'

export const words = {
  title: 'Homes, plots and offices in Noida, Indore and Goa',
  description:
    'Apartments, plots, farmhouses and commercial projects in Noida, Greater Noida, Yamuna Expressway, Ghaziabad, Indore and Goa, with the key facts of each.',
  cardTitle: 'Property, clearly explained.',
  headline: {
    before: 'Property in',
    places: ['Noida', 'Gurugram', 'Delhi', 'Mumbai'],
    after: 'clearly explained.',
  },
  explore: 'Explore',
  streetKey: 'Our projects, drawn to one scale. A dashed line means: not confirmed yet.',
  highlights: { heading: 'Trending Projects', text: 'Hot Highlights, {COUNT} projects.' },
  locations: { heading: 'Key Locations', text: 'Pick a city. We’ll help you choose the sector.' },
  help: {
    heading: 'Who We Help',
    audiences: [
      {
        picture: 'help-investors',
        title: 'Real Estate Investors',
        text: 'Pre-launch, under-construction and pre-leased property. See the developer’s terms before you commit.',
      },
      {
        picture: 'help-homebuyers',
        title: 'Homebuyers',
        text: 'Compare homes, book site visits, and get legal and registration help.',
      },
      {
        picture: 'help-nri',
        title: 'NRI Buyers',
        text: 'Enquire from your overseas number. Your relationship manager helps with visits and paperwork in India.',
        link: { label: 'Buy from abroad', to: '/nri' },
      },
    ],
  },
  deals: {
    heading: 'Exclusive Deals Coming Soon in',
    text: 'Not announced yet. Tell us what you want, and we’ll contact you.',
    action: 'Tell us what you want',
  },
  launches: { heading: 'Latest Launches' },
  reasons: {
    heading: 'Why choose us',
    points: [
      'Pan-India property listings',
      'RERA-verified and legally clear projects',
      'High-ROI investment options',
      'Zero brokerage on select deals',
      'Dedicated relationship managers',
      'Trusted by 500+ happy clients',
    ],
    figures: [
      { icon: 'pin', figure: '20+', title: 'locations offered' },
      { icon: 'building', figure: '25+', title: 'leading developers' },
      { icon: 'layers', figure: '50+', title: 'best projects' },
      { icon: 'home', figure: '70+', title: 'options available' },
      { icon: 'tag', figure: '100+', title: 'hot and big deals' },
    ],
  },
} satisfies HomeContent
