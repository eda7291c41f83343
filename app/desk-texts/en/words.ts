import { isolating } from '#app/lib/bidi.ts'

/** Words of Words: the pages of the site whose texts are edited at the desk, one being edited, its history. */
export const wordTexts = isolating({
  title: 'Words',
  note: 'The texts of the site’s own pages. Nobody sees a draft until it is published; every version stays.',
  columns: { page: 'Page', state: 'State' },
  pages: {
    home: 'Home',
    faq: 'Questions on the home page',
    about: 'About',
    'how-we-check': 'How a listing is checked',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    'privacy-policy': 'Privacy policy',
  },
  filed: 'As the installation came',
  published: (when: string, by: string | null) => `Published ${when} by ${by ?? 'a command'}`,
  draft: (when: string, by: string | null) => `Draft of ${by ?? 'somebody'}, ${when}`,
  inForce: (day: string) => `In force since ${day}`,
  ahead: (day: string) => `Another text from ${day}`,
  back: 'Back to words',
  edit: (name: string) => `Edit ${name}`,
  legal:
    'Choose the day from which the new text is in force: that of publishing, or a later one. Until a later day the page shows the text before it, and tells of this one.',
  announced: (day: string) => `Published. The page tells of it now, and shows it from ${day} on.`,
  preview: (name: string) => `Preview of ${name}`,
  previewNote:
    'This is a preview. What is written at the desk is marked: a press, or Enter, opens its field. Links and forms lead nowhere here.',
  developers: 'Edited by developers',
  developersNote:
    'The privacy notice and the page of rights are stored by their version with the consent of each enquiry. Another word is another version, so they are changed in the files of the site alone.',
  notice: 'Privacy notice',
  rights: 'Your rights over your data',
  fromProjects: 'Texts of the other pages are under',
  absent: 'There are no such words.',
} as const)
