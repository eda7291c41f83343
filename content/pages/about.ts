import type { TextPage } from '#app/words/text-page.ts'

export const words = {
  title: 'About',
  heading: 'Welcome',
  description:
    'A real-estate consultancy and investment advisory service for investors, home buyers and NRI buyers, with its office in Noida.',
  lede: 'We help people buy homes, land and commercial space in Noida, Greater Noida, Yamuna Expressway, Gurugram, Ghaziabad, Mumbai, Indore and Goa.',
  picture: 'city-noida',
  numbered: false,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'We are a real-estate consultancy and investment advisory service with an office in Noida. We work for real-estate investors, for home buyers and for buyers who live overseas.',
        'Each of our listings says on which day its facts were checked, and against what. {RERA} A relationship manager is dedicated to your enquiry, and we help with site visits, with the legal side and with registration.',
      ],
    },
    {
      heading: 'Vision',
      paragraphs: [
        'A property market in which a buyer can read the facts of a project before being asked for anything.',
      ],
    },
    {
      heading: 'Mission',
      paragraphs: [
        'To set out each project as its developer states it, to say what is not known yet, and to help with the visit, the paper and the registration.',
      ],
    },
    {
      heading: 'Core values',
      list: [
        {
          term: 'Facts first',
          text: 'A page gives the figures that are known. What is not known is left out, and we offer to send it.',
        },
        {
          term: 'Claims marked',
          text: 'A return or a guarantee is printed as the developer’s statement, beside the disclaimer.',
        },
        { term: 'Honest pictures', text: 'Artist’s impressions are named as what they are.' },
        { term: 'Your details', text: 'What you send us is not sold.' },
      ],
    },
    {
      heading: 'How we check',
      id: 'how-we-check',
      paragraphs: [
        'Each project’s page says on which day its facts were last held against their source, and what that source is: the particulars the listing was made from, what the developer states, or what our desk was told.',
      ],
      link: { label: 'How a listing is checked, drawn step by step', to: '/how-we-check' },
    },
    {
      heading: 'What we do',
      cards: [
        {
          picture: 'service-residential',
          title: 'Residential investment',
          text: 'Apartments and studio apartments, to live in or to hold.',
        },
        {
          picture: 'service-commercial',
          title: 'Commercial and pre-leased property investment',
          text: 'Offices, food courts, restaurants and other commercial space, with the developer’s lease terms set out.',
        },
        {
          picture: 'service-pre-launch',
          title: 'Pre-launch and under-construction properties',
          text: 'Projects before completion, with the stage and the possession date where the developer states them.',
        },
        {
          picture: 'service-land',
          title: 'Land and plot investments',
          text: 'Residential plots and farm plots, with their sizes as listed.',
        },
      ],
    },
  ],
  action: { label: 'Get In Touch', to: '/connect' },
} satisfies TextPage
