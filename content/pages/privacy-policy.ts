import type { LegalPage } from '#app/words/text-page.ts'

export const words = {
  inForceSince: '2026-11-26',
  title: 'Privacy policy',
  description:
    'What personal data we collect when you enquire, what we use it for, and that we do not sell it.',
  lede: 'We collect what you send us so that we can answer you. We do not sell it.',
  numbered: true,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'When you enquire we collect your name, your email address, your phone number and your property preferences, which are the project you asked about and what you write in the message. If you tell us how and when to reach you, or ask for a site visit on a day, we keep that with your enquiry.',
        'With the enquiry we keep its time, the page it was sent from and how you found this site, at your latest arrival and at the first one of the {ARRIVAL_DAYS} days before it: the campaign the link named (its source, medium, name, term and content), the click ids that Google or Facebook put into the link (gclid, gbraid, wbraid, fbclid), the address of the page that linked here, the page you landed on and when. Your browser remembers this in its own storage, which you can clear, and sends it only with an enquiry or when you press a call or chat link.',
        'When you press a call or chat link we note the time, the page, how you found this site (as above) and a short reference code that is added to the chat’s first line. That note alone does not say who you are. We delete it after {CONTACT_DAYS} days.',
        'To keep floods of false enquiries from our desk we count, for about an hour, how many come from one internet address. That count is kept apart and leads to no enquiry and no person. With each enquiry we keep what makes it look as if a program had sent it: a field that people never see was filled in, it was sent within moments of opening the page, or the browser had not solved the small puzzle it is given. Such an enquiry may wait apart until our desk has looked at it.',
      ],
      timed: [
        'From some visits your browser tells us how fast the page was and whether it was on a phone, a tablet or a computer; we only add it to counts for the day and the kind of page, which name nobody and which we delete after {VITALS_DAYS} days, and a browser that sends Global Privacy Control or Do Not Track tells us nothing.',
      ],
    },
    {
      heading: 'How we use it',
      paragraphs: [
        'We use it to answer your enquiry, to send what you asked for and to arrange site visits.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our own signed-in staff see it, and the companies that keep our servers and carry our mail handle it for us. We do not sell personal data. To answer an enquiry we may have to speak with the developer of the project you asked about; your phone number is not given to them. The privacy notice names with whom it is shared, and for how long it is kept.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'This site uses cookies. You can block or delete cookies in your browser; the public pages and the enquiry form can still be read and sent.',
      ],
      measured: [
        'If you allow it, {ANALYTICS} counts the pages you open here, that an enquiry was sent from a page and that a call or chat link was pressed, with the campaign named in the link that brought you. To do so it sets cookies whose names begin with _ga, and Google learns your internet address and what your browser is. We never give it your name, phone number, email address, message or the words you search for, and we allow it nothing for advertising.',
        'Nothing of it loads before you allow it; a browser that sends Global Privacy Control or Do Not Track is not asked and counts as a no. Your answer is kept for {ANALYTICS_DAYS} days in a cookie whose name ends with analytics_consent. “Analytics choice” at the foot of every public page changes it: a no ends the measuring at once and deletes those cookies.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Enquiries are kept in a database that only signed-in staff can read. No way of keeping data is free of risk.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'You may ask us what we hold about you, ask us to correct it and ask us to erase it. Write to us at the address on the contact page.',
      ],
      link: {
        label: 'Privacy notice: your consent, and how you take it back',
        to: '/privacy-notice',
      },
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'When this policy changes, the new text stands on this page. For questions, use the contact page.',
      ],
    },
  ],
  action: { label: 'Contact us', to: '/connect' },
} satisfies LegalPage
