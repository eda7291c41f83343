/** Words of the login, to the letter of SPEC section 8 where that has them; the rest are our own. */
export const signInTexts = {
  incomplete: 'All Fields Are Required!',
  wrong: 'Invalid Credentials',
  unreachable: 'Something Went Wrong!',
  success: 'Login Successful!',
  wait: 'Too many tries. Please wait 15 minutes and try again.',
  busy: 'Many are signing in at the moment. Please try again in a few seconds.',
  title: 'Staff login',
  description: 'The desk, for our own staff.',
  note: 'For staff. Opening this page signs you out: bookmark your dashboard, not this page.',
  phone: 'Phone',
  password: 'Password',
  go: 'Login',
  remember: 'Remember this number on this device',
  forgot: 'Forgot password? Ask your owner: they give you a new one under Accounts.',
  needsCookies: 'The login needs cookies. Allow them for this site.',
  noCookies:
    'Your browser blocks cookies, so it cannot stay signed in. Allow cookies for this site, then press Login again.',
} as const

/** Said on an open page of the desk whose session has ended. */
export const endedTexts = {
  ended: 'You are signed out. What is on this page stays, but it is no longer brought up to date.',
  again: 'Sign in again in a new tab',
} as const
