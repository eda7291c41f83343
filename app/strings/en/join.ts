import { isolating } from '#app/lib/text/bidi.ts'

/** The page that a link opens. */
export const joinTexts = isolating({
  title: 'Choose your password',
  invited: (inviter: string, brand: string, role: 'owner' | 'agent') =>
    `${inviter} invites you to the team of ${brand} as ${role === 'owner' ? 'an owner' : 'an agent'}.`,
  reset: (owner: string, brand: string) =>
    `${owner} sent you this link so that you can choose a new password at ${brand}.`,
  phone: 'You sign in with this phone',
  password: 'Password',
  again: 'Password again',
  differ: 'The two passwords are not the same.',
  join: 'Join the team',
  save: 'Set password',
  until: (until: string) => `This link works once, until ${until}.`,
  gone: 'This link does not work',
  goneNote:
    'It was used or cancelled, its time is over, or a newer link replaced it. Ask the person who sent it for a new one.',
  goneSignIn: 'Did you just choose your password? Then sign in with it.',
  toLogin: 'Sign in',
} as const)
