import { isolating } from '#app/lib/text/bidi.ts'

/** The first start: the page behind the set-up link, and the one after it. */
export const setUpTexts = isolating({
  title: 'Set up your site',
  steps: ['Account', 'Business', 'Go live'],
  stepsLabel: 'Steps',
  account: {
    title: 'Your account',
    note: 'You are the first person here, so you become the owner. You can invite your team later.',
    name: 'Your name',
    phone: 'Your mobile number',
    phoneHint:
      'You sign in with it; visitors do not see it. Overseas? Start with + and the country code.',
    go: 'Continue',
    next: 'Next we ask for the phone, email and address that visitors see.',
  },
  gone: 'This link does not work',
  goneNote:
    'It was used, its 24 hours are over, or the site has an owner already. Ask the person who started the server for a new link:',
  goneCommand: 'bin/northlight setup-link',
  business: {
    title: 'Your business',
    note: 'Visitors see this on every page. You can change all of it later in Settings.',
    states: 'States you work in',
    statesNote:
      'Tick each state in which you sell. If you have your RERA agent number for it, type it now; Go live reminds you of the others.',
    go: 'Save and continue',
    skip: 'Skip for now',
    preview: 'As visitors see it, while you type',
    enquire: 'Enquire',
  },
} as const)
