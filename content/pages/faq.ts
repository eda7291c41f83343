import type { FaqWords } from '#app/words/home-words.ts'

export const words = {
  heading: 'Questions buyers ask first',
  questions: [
    {
      question: 'Are the listings verified?',
      answer:
        'Each listing says on which day its facts were checked, and against what. {RERA} Ask for one: we will send the number and the authority’s own page for it.',
    },
    {
      question: 'Do I pay brokerage?',
      answer:
        'Select deals carry zero brokerage. Ask which terms apply to the project you are looking at before you book; the terms of use say when service fees are charged.',
    },
    {
      question: 'Can I visit a site, and who helps with the paperwork?',
      answer:
        'Yes. Ask for a site visit in the enquiry form or in the chat. We also help with the legal side and with registration.',
    },
    {
      question: 'I live outside India. Can I enquire?',
      answer:
        'Yes. Choose your country’s code beside the phone field and write your number as you dial it at home.',
    },
    {
      question: 'Why does a project say Price Revealing Soon?',
      answer:
        'Its price is not on the site yet. Tick “Price list” in the enquiry form on its page and we will send it.',
    },
  ],
  withoutPrices: {
    question: 'Why can I only register my interest?',
    answer:
      'The registration number of the project is not on this site. Until it is, we take your interest and offer nothing for sale.',
  },
} satisfies FaqWords
