import type { LegalPage } from '#app/pages/text-page.ts'

export const words = {
  inForceSince: '2026-11-22',
  title: 'Disclaimer',
  description:
    'The content of this site is for guidance only and is not an offer or contract. Verify every detail with the sales team.',
  lede: 'What this site says is for guidance only. Verify every detail with the sales team before you decide.',
  numbered: false,
  sections: [
    {
      heading: 'As is',
      paragraphs: [
        'The content of this site is provided as is and for general guidance. We do not guarantee that it is complete, accurate or up to date.',
      ],
    },
    {
      heading: 'Not an offer or contract',
      paragraphs: [
        'Nothing on this site is an offer, an invitation to an offer or a contract, or part of one.',
      ],
    },
    {
      heading: 'Designs and specifications',
      paragraphs: [
        'Designs, layouts, specifications, amenities and figures may change without notice.',
      ],
    },
    {
      heading: 'Pictures',
      paragraphs: [
        'Images are artistic impressions, apart from photographs. An impression does not show what will be built.',
      ],
    },
    {
      heading: 'Developers’ statements',
      paragraphs: [
        'Assured returns, lease guarantees, revenue shares and payment plans are the developers’ own statements. We do not guarantee them.',
      ],
    },
    {
      heading: 'Verify before you decide',
      paragraphs: [
        'Verify all details with the sales team. Check the registration of a project with the authority of its state under the Real Estate (Regulation and Development) Act, 2016 (RERA).',
      ],
    },
  ],
} satisfies LegalPage
