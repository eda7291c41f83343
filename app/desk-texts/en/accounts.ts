import { isolating } from '#app/lib/bidi.ts'

/** Words of the owner's screens of the people of the desk. */
export const accountTexts = isolating({
  title: 'Accounts',
  summary: (people: number, active: number) =>
    `${people} ${people === 1 ? 'person' : 'people'}, ${active} may sign in`,
  add: 'Add a person',
  columns: {
    name: 'Name',
    role: 'Role',
    sees: 'Sees',
    export: 'Export',
    edit: 'Edit',
    secondStep: 'Second step',
    sessions: 'Signed in',
    lastSeen: 'Last seen',
  },
  role: { owner: 'owner', agent: 'agent' },
  suspended: 'suspended',
  sees: { everything: 'everything', all: 'all leads', own: 'own leads', nothing: 'nothing' },
  yes: 'yes',
  no: 'no',
  on: 'on',
  off: 'off',
  now: 'now',
  never: 'never',
  you: 'you',
  close: 'Close',
  back: 'Back to the accounts',
  access: {
    role: 'Role',
    owner: 'Owner',
    ownerNote: 'Sees and may everything, these accounts too',
    agent: 'Agent',
    sees: 'Sees',
    own: 'Own leads',
    all: 'All leads',
    may: 'May',
    export: 'Export leads as a file',
    edit: 'Edit and publish listings, photographs and words',
    save: 'Save',
  },
  sessions: {
    title: 'Signed in',
    none: 'Nowhere now.',
    since: 'since',
    unknown: 'Unknown browser',
    end: 'End',
    endOf: (browser: string, since: string) => `End the session of ${browser} since ${since}`,
    endAll: 'End all',
    yours: 'End yours, with your password',
  },
  secondStep: {
    title: 'Second step',
    isOn: 'On. A code of their phone is asked for after the password.',
    isOff: 'Off. They turn it on themselves, on the page that their own name leads to.',
    lost: 'The phone is lost',
    lostNote: 'The next sign-in needs the password alone. The recovery codes work no more.',
    turnOff: 'Turn the second step off',
  },
  details: {
    link: 'Name and phone',
    title: (name: string) => `Name and phone of ${name}`,
    note: 'They sign in with the phone. Another phone ends every session of theirs: tell them the new one yourself; nothing is sent. The password stays.',
    ownNote:
      'You sign in with the phone. Another phone ends every session of yours but this one. The password stays.',
    save: 'Save name and phone',
    somebody: 'Somebody',
  },
  /** Said of what can be taken back. */
  done: {
    'access-changed': 'Saved.',
    'details-changed': 'Name and phone are saved.',
    suspended: 'Suspended, and signed out everywhere.',
    restored: 'They may sign in again.',
  },
  /** Of what ended with someone's right to edit; nothing where nothing did. */
  revoked: (schedules: readonly { name: string; when: string }[], links: number) => {
    const hours = schedules.map(({ name, when }) => `${name} (${when})`)
    const ended = [
      ...(hours.length > 0 ? [`Schedules cancelled: ${hours.join('; ')}.`] : []),
      ...(links > 0 ? [`Preview links ended: ${links}.`] : []),
    ]
    return ended.length > 0 ? `${ended.join(' ')} They do not come back by themselves.` : ''
  },
  password: {
    link: 'New password',
    title: (name: string) => `New password for ${name}`,
    note: 'Ends every session of theirs. Tell them the password yourself; nothing is sent. They choose one of their own when they sign in with it.',
    isGiven: 'They have not yet chosen one in place of the one they were given.',
    field: 'New password',
    save: 'Set the password',
  },
  suspension: {
    open: (name: string) => `Suspend ${name}`,
    note: 'Ends every session at once, cancels their schedules and ends their preview links. The leads stay theirs until someone gives them to another.',
    go: 'Suspend now',
    isSuspended: 'Suspended. Nobody can sign in with this account.',
    restore: 'Let them sign in again',
  },
  refused: {
    title: 'That was not done.',
    yourself: 'This is your own account. Another owner can change what you may do.',
    'last-owner': 'This is the last owner who can sign in. Make somebody else an owner first.',
    absent: 'There is no such account any more.',
  },
  person: {
    title: 'Add a person',
    note: 'They sign in at /admin with the phone and the password. Tell them yourself; nothing is sent. The first sign-in asks them to choose a password of their own.',
    name: 'Name',
    phone: 'Phone',
    phoneHint: '10 digits for India, else + and the country code.',
    password: 'Password',
    go: 'Add',
    nameMissing: 'Type a name.',
    phoneWrong: 'Type an Indian mobile number, or + and a country code.',
    exists: (name: string) => `${name} has an account with this phone already.`,
  },
} as const)
