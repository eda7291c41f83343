import type { FaqContent } from '#app/pages/home-content.ts'

export const words = {
  heading: 'Questions buyers ask first',
  questions: [
    {
      question: 'Do you verify your projects?',
      answer:
        'Every project page shows the date and the source of our last check. {RERA} We’ll send the number with a link to the authority’s page.',
    },
    {
      question: 'Do I pay brokerage?',
      answer:
        'Some deals have zero brokerage. Ask which terms apply to your project before you book. Our terms of use explain our service fees.',
    },
    {
      question: 'Can I visit a site, and who helps with the paperwork?',
      answer:
        'Yes. Ask for a site visit in the enquiry form or on WhatsApp. We also help with legal work and registration.',
    },
    {
      question: 'I live outside India. Can I enquire?',
      answer:
        'Yes. Choose your country code next to the phone number, or start the number with + and its code. Enter your number as people dial it in that country.',
    },
    {
      question: 'Why does a project say Price Revealing Soon?',
      answer:
        'We don’t show its price yet. Tick “Price list” in the enquiry form on its page and we’ll send it.',
    },
  ],
  withoutPrices: {
    question: 'Why can I only register my interest?',
    answer:
      'We don’t show the project’s registration number yet. Until we do, we only register your interest and offer nothing for sale.',
  },
} satisfies FaqContent
