import { isolating } from '#app/lib/text/bidi.ts'

export const ownTexts = isolating({
  title: 'Your account',
  password: {
    title: 'Password',
    old: 'Current password',
    fresh: 'New password',
    save: 'Change password',
    note: 'This signs you out of other browsers.',
    choose: 'Choose your password',
    isTemporary:
      'Someone else set the password you signed in with. Choose one that only you know. Then your dashboard opens.',
    same: 'This is your current password. Choose a different one.',
    changed: 'Password changed. Other browsers are signed out.',
    wrong: 'Wrong password.',
    wait: 'Too many tries. Please wait 15 minutes and try again.',
  },
  sessions: {
    title: 'Where you are signed in',
    link: 'Where you are signed in',
    here: 'this browser',
    alone: 'Only in this browser. Use “Sign out” to end this session.',
    which: 'Sessions to end',
    password: 'Your password',
    go: 'End selected sessions',
    none: 'Select the sessions to end.',
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
  twoStep: {
    title: 'Two-step verification',
    why: 'With two-step verification, we also ask for a code from your phone. Your password alone is then not enough to sign in.',
    isOff: 'Off.',
    isOn: 'On.',
    left: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
    setUp: 'Set up',
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
  },
  setUp: {
    title: 'Set up two-step verification',
    required: 'Owners need two-step verification. Your dashboard opens once it is on.',
    scan: 'Scan this with an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.',
    picture: 'QR code with your key',
    key: 'Or enter this key in the app:',
    code: 'Code from the app',
    codeHint: 'Six digits. It changes every 30 seconds.',
    password: 'Your password',
    go: 'Turn on',
    wrong:
      'Wrong code. Enter the one that the app shows now. Also check that your phone’s clock is right.',
    isOn: 'Two-step verification is already on.',
  },
  codes: {
    title: 'Your recovery codes',
    note: 'Each code lets you sign in once without the phone. You see them only now: write them down, or print this page.',
    done: 'I have saved them',
  },
  newCodes: {
    title: 'New recovery codes',
    note: 'You get ten new codes. Your old codes stop working.',
    password: 'Your password',
    go: 'Create new codes',
  },
  off: {
    title: 'Turn off two-step verification',
    note: 'You then sign in with only your password. Your recovery codes stop working.',
    password: 'Your password',
    go: 'Turn off',
  },
  back: 'Back to your account',
} as const)
