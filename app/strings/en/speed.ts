import { isolating } from '#app/lib/text/bidi.ts'

/** Words of how fast pages were for visitors, and what they may weigh. */
export const speedTexts = isolating({
  title: 'Speed',
  spans: 'Days',
  span: (days: number) => `${days} days`,
  summary: (few: number) =>
    `Three out of four page views were at least this fast; our limit is next to each figure. With fewer than ${few} views, a figure says little.`,
  sample: (share: number) =>
    share === 0
      ? 'The site does not measure views now.'
      : `The site measures ${Number((share * 100).toFixed(2))}% of views.`,
  none: (days: number) => `No measured views in the last ${days} days.`,
  whenOff: 'Set VITALS_SAMPLE, for example to 0.1 for one view in ten, and restart.',
  whenOn: 'Open a few public pages, leave them, and check here again after ten seconds.',
  script: (kilobytes: string) => `Measuring a view adds ${kilobytes} kB of script.`,
  measured: 'Measured in visitors’ browsers',
  weights: 'Page size limits on mobile (kB)',
  page: 'Page',
  views: 'Views',
  fewViews: (few: number) => `fewer than ${few} views`,
  verdicts: { good: 'good', over: 'over limit', few: 'few views' },
  atMost: (value: string) => `at most ${value}`,
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
  /** What the desk calls each kind of page; all listings are one kind. */
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
