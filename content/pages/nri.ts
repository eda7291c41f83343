import type { TextPage } from '#app/pages/text-page.ts'

export const words = {
  title: 'NRI buyers',
  heading: 'Buy from abroad',
  description:
    'How to ask, see a project and follow it from abroad: our office hours in your city, site visits and video visits.',
  lede: 'Enquire from your own number, and ask for a site visit or a video visit.',
  picture: 'help-nri',
  numbered: false,
  sections: [
    {
      heading: 'Ask from where you are',
      paragraphs: [
        'Every form takes an overseas number: choose your country code, then enter the number as you dial it at home. Say how and when you want to be reached.',
      ],
    },
    {
      heading: 'Your relationship manager',
      paragraphs: [
        'You get a dedicated relationship manager, who helps with visits and paperwork in India. We also help with legal work and registration.',
      ],
    },
    {
      heading: 'Visit, or see it by video',
      paragraphs: [
        'Every project page has a form for a site visit. Its times are Indian, and most browsers add yours. If you cannot come, tick “Ask for a video visit” there. We’ll contact you to confirm the time.',
      ],
      link: { label: 'Choose a project', to: '/projects' },
    },
    {
      heading: 'How booking from abroad works',
      id: 'booking',
      blank:
        '[For you to write: the steps of a booking from abroad, as your team does them, as paragraphs or as a list. Until then visitors do not see this section.]',
    },
    {
      heading: 'What is confirmed, and what is not',
      paragraphs: ['{RERA} If a fact is missing, ask for it in the form of its page.'],
      link: { label: 'How we check a project', to: '/how-we-check' },
    },
  ],
  action: { label: 'Send an enquiry', to: '/connect' },
} satisfies TextPage
