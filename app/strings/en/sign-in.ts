/** Verbatim from SPEC section 8 where it has the text. */
export const signInTexts = {
  incomplete: 'All Fields Are Required!',
  wrong: 'Invalid Credentials',
  unreachable: 'Something Went Wrong!',
  success: 'Login Successful!',
  wait: 'Too many tries. Please wait 15 minutes and try again.',
  busy: 'Many people are signing in right now. Please try again in a few seconds.',
  title: 'Staff login',
  description: 'Dashboard for our staff.',
  note: 'Staff only. Bookmark your dashboard, not this page: opening this page signs you out.',
  phone: 'Phone',
  password: 'Password',
  go: 'Login',
  remember: 'Remember this number on this device',
  forgot: 'Forgot your password? Ask an owner to send you a link for a new one, under Team.',
  needsCookies: 'Login needs cookies. Allow them for this site.',
  noCookies:
    'Your browser blocks cookies, so it cannot stay signed in. Allow cookies for this site, then press Login again.',
} as const

export const endedTexts = {
  ended: 'You are signed out. This page stays open but no longer updates.',
  again: 'Sign in again in a new tab',
} as const
