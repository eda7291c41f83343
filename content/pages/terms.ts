import type { LegalPage } from '#app/pages/text-page.ts'

export const words = {
  inForceSince: '2026-11-21',
  title: 'Terms',
  heading: 'Terms of use',
  description: 'The terms on which this site and our consultancy are used.',
  lede: 'By using this site you accept these terms.',
  numbered: true,
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        'These terms apply to this site and to enquiries made through it. In them, we are the consultancy named at the head of the site and you are its visitor.',
      ],
    },
    {
      heading: 'What we do',
      paragraphs: [
        'We are a consultancy and investment advisory service. We introduce projects of developers and help with visits, the legal side and registration. We do not build or own the projects listed.',
      ],
    },
    {
      heading: 'Listings',
      paragraphs: [
        'Listings repeat what developers state. We do not guarantee that a listing is accurate, complete or up to date. Verify its details with the sales team before you decide.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: [
        'We charge service fees. Select deals carry zero brokerage. Ask which fees apply to a project before you book.',
      ],
    },
    {
      heading: 'Your enquiries',
      paragraphs: [
        'Give your own name and contact details, and give them correctly. By sending an enquiry you ask us to contact you about it.',
      ],
    },
    {
      heading: 'Use of the site',
      paragraphs: [
        'Do not misuse the site: no automated enquiries, no attempt to reach its staff pages, nothing that disturbs its running.',
      ],
    },
    {
      heading: 'Texts and pictures',
      paragraphs: [
        'The texts, drawings and artist’s impressions of this site may not be republished without consent. Names of developers and projects belong to their owners.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: [
        'The site links to other services, such as a chat service and social networks. Their own terms apply there.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The site is provided as is. As far as the law allows, we are not liable for a decision made from its content alone. Nor are we liable for what a developer does or leaves undone.',
      ],
    },
    {
      heading: 'Governing law',
      blank: '[To be completed by the company: governing law and place of jurisdiction]',
    },
  ],
} satisfies LegalPage
