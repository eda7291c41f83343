import { isolating } from '#app/lib/bidi.ts'

/** Words of the screens of somebody's own account. */
export const ownTexts = isolating({
  title: 'Your account',
  password: {
    title: 'Password',
    old: 'Password now',
    fresh: 'New password',
    save: 'Change the password',
    note: 'Your sessions in other browsers end.',
    choose: 'Choose your password',
    isGiven:
      'The one you signed in with was given to you, so somebody else knows it. Choose one that only you know; the desk opens then.',
    same: 'This is the password you have. Choose another.',
    changed: 'Your password is changed. Other browsers are signed out.',
    wrong: 'This is not your password.',
    wait: 'Too many tries. Please wait 15 minutes and try again.',
  },
  sessions: {
    title: 'Where you are signed in',
    link: 'Where you are signed in',
    here: 'this browser',
    alone: 'Nowhere else. Sign out ends the session of this browser.',
    which: 'Sessions to end',
    password: 'Your password',
    go: 'End what is ticked',
    none: 'Tick what is to end.',
    ended: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended.`,
  },
  shortcuts: {
    title: 'Bookmark and home screen',
    bookmark:
      'Bookmark your dashboard, not the login page: opening the login page signs you out. Drag this link to your bookmarks, or open it and press Ctrl+D:',
    link: 'Your dashboard',
    install: 'Add to home screen',
    byHand:
      'For an icon on your phone, open the browser’s menu (Share on an iPhone) and choose Add to Home Screen.',
  },
  secondStep: {
    title: 'Second step',
    why: 'After the password, sign-in asks for a code that your phone shows. Who learns your password then still stays outside.',
    isOff: 'Off.',
    isOn: 'On.',
    left: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
    setUp: 'Set it up',
    newCodes: 'New recovery codes',
    turnOff: 'Turn it off',
  },
  setUp: {
    title: 'Set up the second step',
    required: 'Owners of this desk need it: the rest opens when it is on.',
    scan: 'Scan this with an authenticator on your phone, such as Google Authenticator, Aegis or 1Password.',
    picture: 'QR code of your key',
    key: 'Or type this key there:',
    code: 'The code it shows',
    codeHint: 'Six digits, new every half minute.',
    password: 'Your password',
    go: 'Turn it on',
    wrong:
      'That code is not right. Type the one that is shown now; the clock of the phone must be right.',
    isOn: 'The second step is on already.',
  },
  codes: {
    title: 'Your recovery codes',
    note: 'Each lets you in once without the phone. They are shown now and never again: write them down, or print this page.',
    done: 'I have them',
  },
  newCodes: {
    title: 'New recovery codes',
    note: 'You get ten new ones. Those you have work no more.',
    password: 'Your password',
    go: 'Make new codes',
  },
  off: {
    title: 'Turn the second step off',
    note: 'Sign-in then needs the password alone. Your recovery codes work no more.',
    password: 'Your password',
    go: 'Turn it off',
  },
  back: 'Back to your account',
} as const)
