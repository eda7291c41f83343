import type { LegalPage } from '#app/pages/text-page.ts'

export const words = {
  inForceSince: '2026-11-29',
  title: 'Privacy policy',
  description:
    'What personal data we collect when you enquire and what we use it for. We do not sell it.',
  lede: 'We collect what you send us so that we can answer you. We do not sell it.',
  numbered: true,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'When you enquire we collect your name, email address, phone number and property preferences. Your preferences are the project you asked about and what you write in the message. If you tell us how and when to reach you, or ask for a site visit, we keep that with your enquiry.',
        'With the enquiry we keep its time, the page you sent it from and how you found this site. That covers your latest arrival and your first one in the {FIRST_SOURCE_DAYS} days before it. We keep the campaign in the link: its source, medium, name, term and content. We keep the click ids from Google or Facebook: gclid, gbraid, wbraid, fbclid. We also keep the address of the page that linked here, the page you landed on and when. Your browser keeps this in its own storage, which you can clear. It sends it only with an enquiry or when you press a call or chat link.',
        'When you press a call or chat link we record the time, the page, how you found this site and a short reference code. We add that code to the chat’s first line. This record alone does not say who you are. We delete it after {CONTACT_DAYS} days.',
        'To stop floods of spam we count, for about an hour, how many enquiries come from one internet address. We keep that count apart, and it leads to no enquiry and no person. With each enquiry we keep the results of three spam checks. Was a field filled in that people never see? Was it sent within moments of opening the page? Did your browser solve a small puzzle? We may keep such an enquiry apart until our team has looked at it.',
      ],
      timed: [
        'On some visits your browser tells us how fast the page was and whether you used a phone, a tablet or a computer. We only add it to counts for the day and the kind of page. These counts name no one, and we delete them after {VITALS_DAYS} days. A browser that sends Global Privacy Control or Do Not Track tells us nothing.',
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
        'Our own signed-in staff see it. The companies that host our servers and carry our email handle it for us. We do not sell personal data. To answer an enquiry we may have to speak with the developer of the project you asked about. We do not give them your phone number. The privacy notice says who we share it with and how long we keep it.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'This site uses cookies. You can block or delete cookies in your browser. You can still read the public pages and send the enquiry form.',
      ],
      measured: [
        'If you allow it, {ANALYTICS} counts the pages you open here, the enquiries you send and the call or chat links you press. It also counts the campaign in the link that brought you. To do so it sets cookies whose names begin with _ga. Google learns your internet address and what your browser is. We never give it your name, phone number, email address, message or search words. We allow it nothing for advertising.',
        'It does not load before you allow it. We do not ask a browser that sends Global Privacy Control or Do Not Track: that counts as a no. We keep your answer for {ANALYTICS_DAYS} days in a cookie whose name ends with analytics_consent. To change it, press “Analytics choice” at the bottom of any public page. A no ends the measuring at once and deletes those cookies.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'We keep enquiries in a database that only signed-in staff can read. No way of keeping data is free of risk.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'You can ask us what we hold about you, and ask us to correct or erase it. Write to us at the address on the contact page.',
      ],
      link: { label: 'Privacy notice: your consent and how to withdraw it', to: '/privacy-notice' },
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'When this policy changes, we publish the new text on this page. For questions, use the contact page.',
      ],
    },
  ],
  action: { label: 'Contact us', to: '/connect' },
} satisfies LegalPage
