import type { HomeWords } from '#app/words/home-words.ts'

export const words = {
  title: 'Homes, plots and offices in Noida, Indore and Goa',
  description:
    'Residential, plot, farmhouse and commercial projects in Noida, Greater Noida, Yamuna Expressway, Ghaziabad, Indore and Goa, with the floors, areas and other facts their developers state.',
  cardTitle: 'Property, seen in clear light.',
  headline: {
    before: 'Property in',
    places: ['Noida', 'Gurugram', 'Delhi', 'Mumbai'],
    after: 'seen in clear light.',
  },
  explore: 'Explore',
  streetKey:
    'Homes, land and offices to scale: solid where the listing states it, dashed where it does not.',
  highlights: { heading: 'Trending Projects', text: 'Hot Highlights, {COUNT} projects.' },
  locations: {
    heading: 'Key Locations',
    text: 'Start from the place. We will narrow it to the sector.',
  },
  help: {
    heading: 'Who We Help',
    audiences: [
      {
        picture: 'help-investors',
        title: 'Real Estate Investors',
        text: 'Pre-launch, under-construction and pre-leased property, each with the developer’s terms set out before you commit.',
      },
      {
        picture: 'help-homebuyers',
        title: 'Homebuyers',
        text: 'Projects with their floors, rooms and places side by side, site visits, and legal and registration help.',
      },
      {
        picture: 'help-nri',
        title: 'NRI Buyers',
        text: 'Enquire with your own country’s number. A dedicated relationship manager is here while you are there.',
      },
    ],
  },
  deals: {
    heading: 'Exclusive Deals Coming Soon in',
    text: 'Not announced yet, so drawn dashed. Tell us what you are looking for there.',
    action: 'Tell us',
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
} satisfies HomeWords
