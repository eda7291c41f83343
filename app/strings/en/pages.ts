import { isolating } from '#app/lib/text/bidi.ts'

export const pageTexts = isolating({
  title: 'Pages',
  note: 'The texts of your site outside project pages. No one sees a draft until you publish it. We keep every version.',
  columns: { page: 'Page', state: 'Status' },
  pages: {
    home: 'Home',
    faq: 'Questions on the home page',
    about: 'About',
    'how-we-check': 'How we check a project',
    nri: 'NRI buyers',
    money: 'Money and rates',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    'privacy-policy': 'Privacy policy',
  },
  defaultText: 'Original text',
  published: (when: string, by: string | null) => `Published ${when} by ${by ?? 'a command'}`,
  draft: (when: string, by: string | null) => `Draft by ${by ?? 'a user'}, ${when}`,
  inForce: (day: string) => `In force since ${day}`,
  ahead: (day: string) => `New text from ${day}`,
  back: 'Back to pages',
  edit: (name: string) => `Edit ${name}`,
  legal:
    'Choose the day from which the new text is in force: the day you publish, or a later one. Until then the page shows the old text and announces the new one.',
  announced: (day: string) => `Published. The page announces it now and shows it from ${day}.`,
  preview: (name: string) => `Preview of ${name}`,
  previewNote:
    'This is a preview. Click a marked text, or press Enter on it, to edit it. Links and forms do not work here.',
  developers: 'Only a website technician can edit',
  developersNote:
    'Only your website technician can change the texts below, because each consent is stored with the exact text that the customer saw.',
  filledIn: (placeholder: string) =>
    `Do not delete ${placeholder}. The site puts its own text there.`,
  notice: 'Privacy notice',
  rights: 'Your rights over your data',
  fromProjects: 'Project pages are under',
  absent: 'This page does not exist.',
} as const)
