import { isolating } from '#app/lib/bidi.ts'

/** Words of how fast pages were for visitors, and what they may weigh. */
export const speedTexts = isolating({
  title: 'Speed',
  spans: 'Days',
  span: (days: number) => `${days} days`,
  summary: (few: number) =>
    `Three of four views were at least as fast as the figure, which stands beside the most that we allow. A figure from fewer than ${few} views says little.`,
  sample: (share: number) =>
    share === 0
      ? 'None are measured now.'
      : `${Number((share * 100).toFixed(2))}% of views are measured.`,
  none: (days: number) => `No views were measured in the last ${days} days.`,
  whenOff: 'Set VITALS_SAMPLE, such as to 0.1 for one view in ten, and start again.',
  whenOn: 'Open a few public pages, leave them, and look here again after ten seconds.',
  script: (kilobytes: string) => `A view that is measured carries ${kilobytes} kB of script more.`,
  measured: 'What visitors’ browsers measured',
  weights: 'What a page may weigh on a phone, in kB',
  page: 'Page',
  views: 'Views',
  fewViews: (few: number) => `fewer than ${few} views`,
  verdicts: { good: 'good', over: 'over', few: 'few views' },
  atMost: (value: string) => `at most ${value}`,
  devices: { phone: 'phone', tablet: 'tablet', desktop: 'desktop' },
  vitals: {
    LCP: 'Largest paint',
    INP: 'Answer to a touch',
    CLS: 'Shift of the page',
    FCP: 'First paint',
    TTFB: 'First byte',
  },
  parts: {
    document: 'Document',
    style: 'Style',
    script: 'Script',
    styleInUse: 'Style in use',
    scriptInUse: 'Script in use',
    pictures: 'Pictures in view',
    fonts: 'Fonts',
    requests: 'Requests',
  },
  /** What the desk calls each kind of page; all listings are one kind. */
  pages: {
    home: 'Home',
    projects: 'Projects',
    listing: 'Listing',
    space: 'Space of a listing',
    city: 'City',
    calculators: 'Calculators',
    emi: 'EMI calculator',
    paymentPlan: 'Payment plan calculator',
    assuredReturn: 'Assured return calculator',
    connect: 'Connect',
    about: 'About',
    howWeCheck: 'How a listing is checked',
    changes: 'What changed',
    privacyPolicy: 'Privacy policy',
    privacyNotice: 'Privacy notice',
    privacyRights: 'Rights over data',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    shortlist: 'Shortlist',
    visit: 'Site visit',
  },
} as const)
