import { isolating } from '#app/lib/text/bidi.ts'

export const accountTexts = isolating({
  title: 'Team',
  summary: (people: number, active: number) =>
    `${people} ${people === 1 ? 'person' : 'people'}, ${active === people ? (people === 1 ? 'active' : 'all active') : `${active} active`}`,
  add: 'Invite',
  columns: {
    name: 'Name',
    role: 'Role',
    leadScope: 'Access',
    export: 'Export',
    edit: 'Edit site',
    twoStep: 'Two-step sign-in',
    sessions: 'Browsers signed in',
    lastSeen: 'Last seen',
  },
  role: { owner: 'owner', agent: 'agent' },
  suspended: 'suspended',
  leadScope: { everything: 'everything', all: 'all leads', own: 'own leads', nothing: 'nothing' },
  yes: 'yes',
  no: 'no',
  on: 'on',
  off: 'off',
  now: 'now',
  never: 'never',
  you: 'you',
  close: 'Close',
  back: 'Back to the team',
  access: {
    role: 'Role',
    owner: 'Owner',
    ownerNote: 'Full access, including the team',
    agent: 'Agent',
    leadScope: 'Access',
    own: 'Own leads',
    all: 'All leads',
    may: 'Permissions',
    export: 'Export leads as a file',
    edit: 'Edit and publish projects, photos and pages',
    save: 'Save',
  },
  sessions: {
    title: 'Signed in',
    none: 'Not signed in on any device.',
    since: 'since',
    unknown: 'Unknown browser',
    end: 'End session',
    endOf: (browser: string, since: string) => `End session: ${browser}, since ${since}`,
    endAll: 'End all sessions',
    yours: 'End your own sessions, with your password',
  },
  twoStep: {
    title: 'Two-step verification',
    isOn: 'On. We ask for a code from their phone after the password.',
    isOff: 'Off. They can turn it on in their own account, under their name in the menu.',
    lost: 'Lost the phone?',
    lostNote: 'The next sign-in needs only the password. Their recovery codes stop working.',
    turnOff: 'Turn off two-step verification',
  },
  details: {
    link: 'Name and phone',
    title: (name: string) => `Name and phone of ${name}`,
    note: 'They sign in with this phone. A new phone signs them out everywhere. We send no message, so please tell them. The password stays the same.',
    ownNote:
      'You sign in with this phone. A new phone signs you out on all other devices. The password stays the same.',
    save: 'Save name and phone',
    otherUser: 'A user',
  },
  done: {
    'access-changed': 'Saved.',
    'details-changed': 'Name and phone saved.',
    suspended: 'Suspended, and signed out everywhere.',
    restored: 'They can sign in again.',
  },
  /** Empty where nothing ended. */
  revoked: (schedules: readonly { name: string; when: string }[], links: number) => {
    const hours = schedules.map(({ name, when }) => `${name} (${when})`)
    const ended = [
      ...(hours.length > 0 ? [`Schedules cancelled: ${hours.join('; ')}.`] : []),
      ...(links > 0 ? [`Preview links ended: ${links}.`] : []),
    ]
    return ended.length > 0
      ? `${ended.join(' ')} Restoring the access does not bring them back.`
      : ''
  },
  password: {
    link: 'Send a link for a new password',
    title: (name: string) => `New password for ${name}`,
    note: 'Create a link and send it. With it they choose a new password, which signs them out everywhere else. The old password works until then.',
    isTemporary: 'They still have to replace the password that someone set for them.',
    go: 'Create link',
  },
  suspension: {
    open: (name: string) => `Suspend ${name}`,
    note: 'Signs them out at once, cancels their schedules and ends their preview links. Their leads stay with them until someone reassigns them.',
    go: 'Suspend now',
    isSuspended: 'Suspended. No one can sign in with this account.',
    restore: 'Restore access',
  },
  refused: {
    title: 'No change made.',
    yourself: 'This is your own account. Ask another owner to change your access.',
    'last-owner': 'This is the last active owner. Make someone else an owner first.',
    absent: 'This account no longer exists.',
  },
  person: {
    title: 'Invite a team member',
    note: 'You get a link to send. With it they choose a password and can start at once.',
    agentDoes: 'works on leads and visits',
    ownerDoes: 'everything, including the team',
    name: 'Name',
    phone: 'Phone',
    phoneHint: '10-digit mobile number. Overseas? Start with + and the country code.',
    go: 'Create invitation',
    nameMissing: 'Enter a name.',
    phoneWrong: 'Enter a 10-digit Indian mobile number, or + and the country code.',
    exists: (name: string) => `${name} already has an account with this phone.`,
  },
} as const)
