import { isolating } from '#app/lib/text/bidi.ts'

export const speedTexts = isolating({
  title: 'Speed',
  spans: 'Days',
  span: (days: number) => `${days} days`,
  summary: (few: number) =>
    `Three out of four page views were at least this fast; our limit is next to each figure. With fewer than ${few} views, a figure says little.`,
  sample: (share: number) =>
    share === 0
      ? 'The site does not measure page views now.'
      : `The site measures ${Number((share * 100).toFixed(2))}% of page views.`,
  none: (days: number) => `No page views measured in the last ${days} days.`,
  whenOff: 'To measure one page view in ten, enter 0.1 under Settings, Analytics.',
  whenOn: 'Open some pages of your site, close them, and look here ten seconds later.',
  script: (kilobytes: string) =>
    `For the website technician: measuring a page view adds ${kilobytes} kB of script.`,
  measured: 'Measured in visitors’ browsers',
  weights: 'For the website technician: page size limits on mobile (kB)',
  page: 'Page',
  views: 'Views',
  fewViews: (few: number) => `fewer than ${few} views`,
  verdicts: { good: 'good', over: 'over limit', few: 'few views' },
  upTo: (value: string) => `at most ${value}`,
  devices: { phone: 'phone', tablet: 'tablet', desktop: 'desktop' },
  vitals: {
    LCP: 'Largest Contentful Paint (LCP)',
    INP: 'Interaction to Next Paint (INP)',
    CLS: 'Cumulative Layout Shift (CLS)',
    FCP: 'First Contentful Paint (FCP)',
    TTFB: 'Time to First Byte (TTFB)',
  },
  parts: {
    document: 'Document',
    style: 'CSS',
    script: 'JavaScript',
    styleInUse: 'CSS in use',
    scriptInUse: 'JavaScript in use',
    pictures: 'Pictures in view',
    fonts: 'Fonts',
    requests: 'Requests',
  },
  /** All projects are one kind. */
  pages: {
    home: 'Home',
    projects: 'Projects',
    listing: 'Project',
    space: 'Project sub-page',
    city: 'City',
    calculators: 'Calculators',
    emi: 'EMI calculator',
    paymentPlan: 'Payment plan calculator',
    assuredReturn: 'Assured return calculator',
    connect: 'Connect',
    about: 'About',
    howWeCheck: 'How we check a project',
    nri: 'NRI buyers',
    changes: 'Changes',
    privacyPolicy: 'Privacy policy',
    privacyNotice: 'Privacy notice',
    privacyRights: 'Data rights',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    shortlist: 'Shortlist',
    visit: 'Site visit',
  },
} as const)
