import type { AboutPage } from '#app/pages/text-page.ts'

export const words = {
  title: 'About',
  heading: 'Property advice you can check',
  description:
    'A real-estate consultancy and investment advisory service in Noida for investors, home buyers and NRI buyers.',
  lede: 'Welcome. We help people buy homes, land and commercial space in Noida, Greater Noida, Yamuna Expressway, Gurugram, Ghaziabad, Mumbai, Indore and Goa.',
  picture: 'city-noida',
  numbered: false,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'We are a real-estate consultancy and investment advisory service with an office in Noida. We work for investors, home buyers and buyers who live overseas.',
        '{RERA} You get a dedicated relationship manager. We help with site visits, legal work and registration.',
      ],
    },
    {
      heading: 'Vision',
      paragraphs: [
        'A property market where you can read the facts of a project before anyone asks for your number.',
      ],
    },
    {
      heading: 'Mission',
      paragraphs: [
        'To show what we know, say what is not confirmed yet, and help with visits, paperwork and registration.',
      ],
    },
    {
      heading: 'Core values',
      list: [
        {
          term: 'Facts first',
          text: 'Our pages show only the figures we know. Ask us for the rest.',
        },
        {
          term: 'Claims are marked',
          text: 'If the developer claims a return or a guarantee, we show it as the developer’s claim, with our disclaimer.',
        },
        { term: 'Honest pictures', text: 'If a picture is an artist’s impression, we say so.' },
        { term: 'Your details', text: 'We never sell what you send us.' },
      ],
    },
    {
      heading: 'How we check',
      id: 'how-we-check',
      paragraphs: [
        'Every project page shows the date and the source of our last check. We compare it with one of three sources: the developer’s own information, the project details given to us, or other information given to our team.',
      ],
      link: { label: 'See how we check a project, step by step', to: '/how-we-check' },
    },
    {
      heading: 'What we do',
      cards: [
        {
          picture: 'service-residential',
          title: 'Residential investment',
          text: 'Apartments and studio apartments, to live in or to invest in.',
        },
        {
          picture: 'service-commercial',
          title: 'Commercial and pre-leased property investment',
          text: 'Offices, food courts, restaurants and other commercial space, with the developer’s lease terms.',
        },
        {
          picture: 'service-pre-launch',
          title: 'Pre-launch and under-construction properties',
          text: 'Projects before completion, with their stage and possession date where the developer has announced them.',
        },
        {
          picture: 'service-land',
          title: 'Land and plot investments',
          text: 'Residential plots and farm plots, with their sizes.',
        },
      ],
    },
  ],
  action: { label: 'Get In Touch', to: '/connect' },
} satisfies AboutPage
